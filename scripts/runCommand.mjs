// Runs one command to its end: its output goes to a file when asked for, and a failure is an error that says why.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { root } from './repository.mjs';

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd] the repository's root unless given
 * @property {string} [log] a file that gets all the output
 * @property {NodeJS.ProcessEnv} [env] added to this process's environment
 * @property {number} [timeLimit] milliseconds after which the command is ended
 * @property {number} [silenceLimit] milliseconds without any output after which the command is ended
 */

/** A command that ended badly; `output` holds all that it printed. */
export class CommandFailed extends Error {
  /** @param {string} message @param {string} output */
  constructor(message, output) {
    super(message);
    this.output = output;
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<string>} all that the command printed
 */
export function runCommand(command, args, { cwd = root, log, env, timeLimit, silenceLimit } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    });
    if (log) mkdirSync(dirname(log), { recursive: true });
    const file = log ? createWriteStream(log) : undefined;
    let output = '';
    let ended = '';

    const endBecause = (/** @type {string} */ reason) => () => {
      ended = reason;
      child.kill();
      setTimeout(() => child.kill('SIGKILL'), 5_000).unref();
    };
    const limit = timeLimit && setTimeout(endBecause(`took longer than ${timeLimit / 1000} s`), timeLimit);
    const silence = silenceLimit && setTimeout(endBecause(`was silent for ${silenceLimit / 1000} s`), silenceLimit);
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      file?.write(chunk);
      if (silence) silence.refresh();
    };
    const finish = () => {
      file?.end();
      if (limit) clearTimeout(limit);
      if (silence) clearTimeout(silence);
    };

    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => {
      finish();
      reject(new CommandFailed(`${command} could not be started: ${error.message}`, output));
    });
    const name = [command, ...args.slice(0, 3)].map((part) => basename(part)).join(' ');
    const settle = (/** @type {number | null} */ code, /** @type {NodeJS.Signals | null} */ signal) => {
      finish();
      if (code === 0) resolve(output);
      else reject(new CommandFailed(`${name} ${ended || `ended with ${signal ?? `exit code ${code}`}`}`, output));
    };
    child.once('close', settle);
    // What the command started may outlive it and hold its output open; there is no waiting for that.
    child.once('exit', (code, signal) => {
      if (ended) settle(code, signal);
    });
  });
}

/**
 * Runs npm as it is on this machine. On Windows npm is a batch file, which only a shell can start; the script that
 * npm names to the programs it starts avoids that.
 * @param {string[]} args
 * @param {CommandOptions} [options]
 */
export function runNpm(args, options) {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js')) return runCommand(process.execPath, [script, ...args], options);
  if (process.platform === 'win32') return runCommand('cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options);
  return runCommand('npm', args, options);
}

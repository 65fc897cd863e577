// Runs the embedded VS Code: a server on the loopback address whose page, in any Chromium, is a whole workbench with a
// real extension host behind it.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../runCommand.mjs';
import { serverProgram } from '../setup/embeddedEditor.mjs';
import { writeQuietSettings } from './quietSettings.mjs';

const endWithParent = fileURLToPath(new URL('endWithParent.cjs', import.meta.url));
const startLimit = 30_000;
const stopLimit = 5_000;

/** Without a gallery, nothing is looked up on the network. */
const offline = { env: { EXTENSIONS_GALLERY: '{"serviceUrl":""}' } };

/**
 * @typedef {object} ServerOptions
 * @property {string} dataFolder for settings, logs and state; never a person's own
 * @property {string} [port] a port or a range of them; any free one unless given
 * @property {'dark' | 'light'} [theme]
 * @property {Record<string, unknown>} [settings] on top of the quiet ones
 * @property {NodeJS.ProcessEnv} [env] seen by the extension host too
 * @property {string} [install] a .vsix file to install before the start
 *
 * @typedef {object} WorkbenchContents
 * @property {string} folder the workspace: a folder, or a file that names several (`.code-workspace`)
 * @property {string} [extension] an extension's folder, loaded from its source
 * @property {string} [file] opened in the editor
 * @property {string} [tests] a module whose `run()` the extension host calls
 *
 * @typedef {object} EmbeddedServer
 * @property {(contents: WorkbenchContents) => string} address of a page that shows these contents
 * @property {Promise<void>} ended when the server's process is gone
 * @property {() => Promise<void>} stop
 */

/**
 * @param {ServerOptions} options
 * @returns {Promise<EmbeddedServer>}
 */
export async function startEmbeddedServer({ dataFolder, port = '0', theme, settings, env, install }) {
  const userData = join(dataFolder, 'user');
  writeQuietSettings(userData, { theme, settings });
  mkdirSync(join(dataFolder, 'extensions'), { recursive: true });
  const folders = [
    ...['--server-data-dir', join(dataFolder, 'server'), '--user-data-dir', userData],
    ...['--extensions-dir', join(dataFolder, 'extensions')],
  ];
  if (install) await runCommand(process.execPath, [serverProgram, ...folders, '--install-extension', install], offline);

  // Other pages in the same browser can reach this port; without the token they get nothing.
  const token = randomBytes(16).toString('hex');
  // A process group of its own, so that ending it ends the extension hosts as well.
  const server = spawn(
    process.execPath,
    [
      ...['--require', endWithParent],
      serverProgram,
      ...['--host', '127.0.0.1', '--port', port, '--connection-token', token],
      ...['--accept-server-license-terms', '--telemetry-level', 'off'],
      ...folders,
      // The page's address may name a development extension only with this.
      '--enable-smoke-test-driver',
    ],
    {
      detached: true,
      stdio: 'pipe',
      env: { ...process.env, ...offline.env, ...env },
    },
  );
  const log = createWriteStream(join(dataFolder, 'server.log'));
  server.stdout.pipe(log);
  server.stderr.pipe(log);

  const signalGroup = (/** @type {NodeJS.Signals} */ signal) => {
    try {
      if (server.pid !== undefined) process.kill(-server.pid, signal);
    } catch {
      // The group is gone already.
    }
  };
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    server.once('error', () => resolve());
    server.once('exit', () => resolve());
  });

  async function stop() {
    const force = setTimeout(() => signalGroup('SIGKILL'), stopLimit);
    signalGroup('SIGTERM');
    await ended;
    clearTimeout(force);
    signalGroup('SIGKILL');
  }

  try {
    const base = `http://127.0.0.1:${await listeningPort(server, ended)}`;
    return { address: (contents) => workbenchAddress(base, token, contents), ended, stop };
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.message : error}; see ${join(dataFolder, 'server.log')}`);
  }
}

/**
 * The port that the server says it listens on.
 * @param {import('node:child_process').ChildProcessWithoutNullStreams} server
 * @param {Promise<void>} ended
 * @returns {Promise<string>}
 */
function listeningPort(server, ended) {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('The embedded VS Code did not start in time')), startLimit);
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const port = /agent listening on (\d+)/.exec(output)?.[1];
      if (!port) return;
      clearTimeout(limit);
      resolve(port);
    });
    void ended.then(() => {
      clearTimeout(limit);
      reject(new Error('The embedded VS Code ended while starting'));
    });
  });
}

/**
 * @param {string} base
 * @param {string} token
 * @param {WorkbenchContents} contents
 */
function workbenchAddress(base, token, { folder, extension, file, tests }) {
  const onServer = (/** @type {string} */ path) => `vscode-remote://remote${path}`;
  const payload = [];
  if (extension) payload.push(['extensionDevelopmentPath', onServer(extension)]);
  if (file) payload.push(['openFile', onServer(file)]);
  if (tests) payload.push(['extensionTestsPath', onServer(tests)]);
  const kind = folder.endsWith('.code-workspace') ? 'workspace' : 'folder';
  return `${base}/?${new URLSearchParams({ tkn: token, [kind]: folder, payload: JSON.stringify(payload) })}`;
}

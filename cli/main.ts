import { version } from '../package.json';
import { bakeCommand } from './bakeCommand';
import { checkCommand } from './checkCommand';
import { parseCommandLine } from './commandLine';
import { ExitCode } from './exitCode';
import { HELP } from './help';
import { passagesCommand, passageTableCommand } from './passagesCommand';
import { reasonOf, UnusableFile } from './unusableFile';
import { UsageError } from './usageError';

/** Runs one command line and returns the exit code. */
async function run(words: readonly string[]): Promise<ExitCode> {
  const command = parseCommandLine(words);
  switch (command.kind) {
    case 'help':
      process.stdout.write(HELP);
      return ExitCode.Fine;
    case 'version':
      process.stdout.write(`ledgelight ${version}\n`);
      return ExitCode.Fine;
    case 'bake':
      return bakeCommand(command.options);
    case 'check':
      return checkCommand(command.options);
    case 'passages':
      return passagesCommand(command.options);
    case 'passageTable':
      return passageTableCommand(command.json);
  }
}

run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    const known = error instanceof UsageError || error instanceof UnusableFile;
    process.stderr.write(`ledgelight: ${known ? error.message : error.stack}\n`);
    if (error instanceof UsageError) process.stderr.write('Try `ledgelight --help`.\n');
    process.exitCode = ExitCode.Unusable;
  },
);

// A reader that has seen enough, such as `head`, closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`ledgelight: the output cannot be written: ${reasonOf(error)}\n`);
  process.exit(ExitCode.Unusable);
});

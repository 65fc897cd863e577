// Loaded into the embedded server before its own code. Its standard input is a pipe from the process that started it:
// once that is gone, for whatever reason, the server goes too, with all that it started.
if (process.argv[1]?.endsWith('server-main.js')) {
  process.stdin.resume().once('close', () => process.kill(-process.pid, 'SIGKILL'));
}

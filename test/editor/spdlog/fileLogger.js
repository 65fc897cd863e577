// The editor writes its logs and every output channel through the module @vscode/spdlog. The real one is compiled
// on installation; this one has the same calls and appends to a plain file, so that output channels show their text.
const { appendFileSync, mkdirSync } = require('node:fs');
const { dirname } = require('node:path');

const levels = ['trace', 'debug', 'info', 'warning', 'error', 'critical', 'off'];

class FileLogger {
  constructor(path) {
    this.path = path;
    this.level = levels.indexOf('info');
    this.plain = false;
    for (const [name, level] of [
      ['trace', 0],
      ['debug', 1],
      ['info', 2],
      ['warn', 3],
      ['error', 4],
      ['critical', 5],
    ]) {
      this[name] = (message) => this.write(level, message);
    }
  }

  write(level, message) {
    if (level < this.level) return;
    const time = new Date().toISOString().replace('T', ' ').replace('Z', '');
    appendFileSync(this.path, this.plain ? message : `${time} [${levels[level]}] ${message}\n`);
  }

  setLevel(level) {
    this.level = level;
  }

  getLevel() {
    return this.level;
  }

  clearFormatters() {
    this.plain = true;
  }

  setPattern() {}
  flush() {}
  drop() {}
}

async function createLogger(_name, path) {
  mkdirSync(dirname(path), { recursive: true });
  return new FileLogger(path);
}

exports.setLevel = () => {};
exports.setFlushOn = () => {};
exports.Logger = FileLogger;
exports.createRotatingLogger = createLogger;
exports.createAsyncRotatingLogger = createLogger;

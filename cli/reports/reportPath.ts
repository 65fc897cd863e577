import path from 'node:path';

/**
 * A file's path as reports for other programs have it on every system: from the working folder,
 * with forward slashes. Absolute where no relative path leads there, as on another drive.
 */
export function reportPath(file: string): string {
  return path.relative(process.cwd(), path.resolve(file)).replaceAll(path.sep, '/');
}

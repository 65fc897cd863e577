/** A file or folder named on the command line cannot be used. */
export class UnusableFile extends Error {}

/** Why a file system call failed, as a sentence for people. */
export function reasonOf(error: unknown): string {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return 'there is no such file.';
    case 'EISDIR':
      return 'it is a folder.';
    case 'EACCES':
    case 'EPERM':
      return 'access is denied.';
    case 'ENOSPC':
      return 'the disk is full.';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'a file stands where a folder should be.';
    default:
      return (error as Error).message;
  }
}

/** How the command line ends. */
export const ExitCode = {
  Fine: 0,
  /** The level has problems of severity error. */
  Problems: 1,
  /** The command line itself is wrong, or a file cannot be read or written. */
  Unusable: 2,
} as const;

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** The command line does not make sense; the message says why. */
export class UsageError extends Error {}

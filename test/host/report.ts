// What the extension host's process writes down for the one that started it.

export interface HostReport {
  tests: {
    title: string;
    /** Only on a test that failed. */
    error?: string;
  }[];
}

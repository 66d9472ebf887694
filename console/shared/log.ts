/** Notes a failure that nobody has to be told about. */
export function logFailure(what: string, failure: unknown): void {
  // oxlint-disable-next-line no-console -- in a browser the console is the log
  console.error(what, failure);
}

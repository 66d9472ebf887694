/** For failures that the person isn't shown. */
export function logFailure(what: string, failure: unknown): void {
  // oxlint-disable-next-line no-console -- in a browser the console is the log
  console.error(what, failure);
}

/** For notices that the person has already seen. */
export function logNotice(what: string, notice: string): void {
  // oxlint-disable-next-line no-console -- in a browser the console is the log
  console.info(what, notice);
}

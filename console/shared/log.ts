export function logFailure(what: string, failure: unknown): void {
  // oxlint-disable-next-line no-console -- in a browser the console is the log
  console.error(what, failure);
}

export function logNotice(what: string, notice: string): void {
  // oxlint-disable-next-line no-console -- in a browser the console is the log
  console.info(what, notice);
}

const NETWORK = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"]);
/** In order: shutdown, crash, startup, dropped database, too many connections, lock timeout. */
const SQLSTATES = new Set(["57P01", "57P02", "57P03", "57P04", "53300", "55P03"]);
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, name, message } = error as Error & { code?: unknown };
  if (name.startsWith("SequelizeConnection") || name === "ConnectionAcquireTimeoutError") return true;
  if (typeof code === "string" && (NETWORK.has(code) || SQLSTATES.has(code) || code.startsWith("08"))) return true;
  if (MESSAGES.test(message)) return true;
  const inner = error instanceof AggregateError ? error.errors : "original" in error ? [error.original] : [];
  return inner.some((cause) => cause !== error && isDatabaseTrouble(cause));
}

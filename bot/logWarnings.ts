/* oxlint-disable no-console -- packages print their warnings with it */
import { format } from "node:util";
import type { Logger } from "pino";

/**
 * Writes the warnings that packages print to the log, such as Sequelize's about a transaction that can't be rolled back:
 * it has no setting for them. Returns a function that lets them be printed again.
 */
export function logWarnings(log: Logger): () => void {
  const print = console.warn;
  console.warn = (...parts: unknown[]) => log.warn(format(...parts));
  return () => {
    console.warn = print;
  };
}

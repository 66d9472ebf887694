/* oxlint-disable no-console -- packages print their warnings with it */
import { format } from "node:util";
import type { Logger } from "pino";

/** Logs the warnings that packages print. Returns a function that restores `console.warn`. */
export function logWarnings(log: Logger): () => void {
  const print = console.warn;
  console.warn = (...parts: unknown[]) => log.warn(format(...parts));
  return () => {
    console.warn = print;
  };
}

/* oxlint-disable no-console -- packages print their warnings with it */
import { format } from "node:util";
import type { Logger } from "pino";

export function logWarnings(log: Logger): () => void {
  const print = console.warn;
  console.warn = (...parts: unknown[]) => log.warn(format(...parts));
  return () => {
    console.warn = print;
  };
}

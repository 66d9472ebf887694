import { destination, pino, type Logger } from "pino";
import type { Config } from "#bot/config.ts";

const BUFFER = 4096;
const FLUSH_EVERY = 1000;

/** The process's log: JSON lines on standard output, written behind the scenes, the last of them at exit. */
export function createLogger(level: Config["logLevel"]): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  return pino(options, destination({ fd: 1, sync: false, minLength: BUFFER, periodicFlush: FLUSH_EVERY }));
}

/** What a log says of an error: never the bound values of a statement, which are people's data. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, code, original } = error as Error & { code?: unknown; original?: unknown };
  const constraint = (original as { constraint?: unknown } | undefined)?.constraint;
  return { type: name, message, stack, code: code ?? (original as { code?: unknown } | undefined)?.code, constraint };
}

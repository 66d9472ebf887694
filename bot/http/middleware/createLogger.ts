import { destination, pino, type Logger } from "pino";
import type { Config } from "#bot/config.ts";

const BUFFER = 4096;
const FLUSH_EVERY = 1000;

export function createLogger(level: Config["logLevel"]): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  return pino(options, destination({ fd: 1, sync: false, minLength: BUFFER, periodicFlush: FLUSH_EVERY }));
}

/** Keeps only these fields. Other fields can contain personal data, such as the bound values of statements. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, code, cause, original } = error as Error & { code?: unknown; original?: unknown };
  const constraint = (original as { constraint?: unknown } | undefined)?.constraint;
  const known = { type: name, message, stack, code: code ?? (original as { code?: unknown } | undefined)?.code };
  return { ...known, constraint, ...(cause instanceof Error && { cause: describeError(cause) }) };
}

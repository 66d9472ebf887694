import { ConfigError } from "./environment.ts";
import { isDatabaseTrouble } from "./http/middleware/isDatabaseTrouble.ts";

export function explainConnection(error: unknown): unknown {
  if (!isDatabaseTrouble(error) && !isRefused(error)) return error;
  const reason = error instanceof Error && error.message ? error.message : "no answer";
  return new ConfigError(`DATABASE_URL is wrong, or its server is not running: ${reason}`);
}

/** SQLSTATEs, in order: wrong password, invalid authorization, unknown database. */
function isRefused(error: unknown): boolean {
  const code = (error as { original?: { code?: unknown } } | undefined)?.original?.code;
  return code === "28P01" || code === "28000" || code === "3D000";
}

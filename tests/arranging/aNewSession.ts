import { newId } from "#db/newId.ts";
import type { NewSession } from "#bot/operations/auth/startSession.ts";

/** Returns a new browser session, for operations that sign a person in. */
export function aNewSession(): NewSession {
  return { sid: newId(), expires: new Date("2100-01-01T00:00:00Z"), data: { cookie: {} } };
}

import { newId } from "#db/newId.ts";
import type { NewSession } from "#bot/operations/auth/startSession.ts";

/** Returns a session requested by a browser, for operations that begin one. */
export function aNewSession(): NewSession {
  return { sid: newId(), expires: new Date("2100-01-01T00:00:00Z"), data: { cookie: {} } };
}

import { newId } from "#db/newId.ts";
import type { NewSession } from "#bot/operations/auth/startSession.ts";

export function aNewSession(): NewSession {
  return { sid: newId(), expires: new Date("2100-01-01T00:00:00Z"), data: { cookie: {} } };
}

import { randomBytes } from "node:crypto";

const ID_BYTES = 24;
const planned = new WeakMap<object, string>();
const stored = new WeakSet<object>();

/** A new session id, which nobody can guess. */
export function newSessionId(): string {
  return randomBytes(ID_BYTES).toString("base64url");
}

/** Has the next session of a request be called like the one that an operation has stored. */
export function planSessionId(req: object, sid: string): void {
  planned.set(req, sid);
}

/** The id of the session that a request is about to begin. */
export function sessionIdFor(req: object): string {
  const sid = planned.get(req);
  planned.delete(req);
  return sid ?? newSessionId();
}

/** Says that a session is stored: from now on it is only updated, so saving it never brings an ended one back. */
export function markStored(session: object): void {
  stored.add(session);
}

/** Whether a session is stored, or was until someone ended it. */
export function isStored(session: object): boolean {
  return stored.has(session);
}

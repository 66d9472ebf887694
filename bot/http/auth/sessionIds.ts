import { randomBytes } from "node:crypto";

const ID_BYTES = 24;
const planned = new WeakMap<object, string>();
const stored = new WeakSet<object>();

/** Returns a new, unguessable session id. */
export function newSessionId(): string {
  return randomBytes(ID_BYTES).toString("base64url");
}

/** Makes a request's next session use the id of the session that an operation stored. */
export function planSessionId(req: object, sid: string): void {
  planned.set(req, sid);
}

/** Returns the id of the session that a request is about to start. */
export function sessionIdFor(req: object): string {
  const sid = planned.get(req);
  planned.delete(req);
  return sid ?? newSessionId();
}

/**
 * Marks a session as stored. From then on, it is only updated, so that saving it never brings back an ended session.
 */
export function markStored(session: object): void {
  stored.add(session);
}

/** Returns whether a session was stored; it may have ended since. */
export function isStored(session: object): boolean {
  return stored.has(session);
}

import { randomBytes } from "node:crypto";

const ID_BYTES = 24;
const planned = new WeakMap<object, string>();
/** The stored sessions with their content; `isNew` if an operation of this request has stored them. */
const stored = new WeakMap<object, { content: string; isNew: boolean }>();

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
  stored.set(session, { content: contentOf(session), isNew: false });
}

/** Marks a session as stored with its present content, so that it is only saved if that changes. */
export function markStoredAsIs(session: object): void {
  stored.set(session, { content: contentOf(session), isNew: true });
}

/** Returns whether a session was stored; it may have ended since. */
export function isStored(session: object): boolean {
  return stored.has(session);
}

/** Returns whether an operation of this request has stored a session, and nothing but its last use changed since. */
export function isAsStored(session: object): boolean {
  return stored.get(session)?.isNew === true && hasOnlyBeenSeen(session);
}

/** Returns whether nothing changed in a stored session except when it was last used. */
export function hasOnlyBeenSeen(session: object): boolean {
  return stored.get(session)?.content === contentOf(session);
}

function contentOf(session: object): string {
  return JSON.stringify({ ...session, cookie: undefined, seenAt: undefined });
}

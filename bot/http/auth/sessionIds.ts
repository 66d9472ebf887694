import { randomBytes } from "node:crypto";

const ID_BYTES = 24;
const planned = new WeakMap<object, string>();
/** The stored sessions; for those that an operation of this request has stored, with their content. */
const stored = new WeakMap<object, string | undefined>();

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
  stored.set(session, undefined);
}

/** Marks a session as stored with its present content, so that it is only saved if that changes. */
export function markStoredAsIs(session: object): void {
  stored.set(session, contentOf(session));
}

/** Returns whether a session was stored; it may have ended since. */
export function isStored(session: object): boolean {
  return stored.has(session);
}

/** Returns whether a session still has the content with which it was stored. */
export function isAsStored(session: object): boolean {
  const content = stored.get(session);
  return content !== undefined && content === contentOf(session);
}

function contentOf(session: object): string {
  return JSON.stringify({ ...session, cookie: undefined });
}

import { randomBytes } from "node:crypto";

const ID_BYTES = 24;
const planned = new WeakMap<object, string>();
/** `isNew` if an operation of this request has stored the session. */
const stored = new WeakMap<object, { content: string; isNew: boolean }>();

export function newSessionId(): string {
  return randomBytes(ID_BYTES).toString("base64url");
}

export function planSessionId(req: object, sid: string): void {
  planned.set(req, sid);
}

export function sessionIdFor(req: object): string {
  const sid = planned.get(req);
  planned.delete(req);
  return sid ?? newSessionId();
}

/** From then on, the session is only updated, so saving it never brings back an ended one. */
export function markStored(session: object): void {
  stored.set(session, { content: contentOf(session), isNew: false });
}

/** The session is then saved only if its content changes. */
export function markStoredAsIs(session: object): void {
  stored.set(session, { content: contentOf(session), isNew: true });
}

/** True even if the session has ended since. */
export function isStored(session: object): boolean {
  return stored.has(session);
}

export function isAsStored(session: object): boolean {
  return stored.get(session)?.isNew === true && hasOnlyBeenSeen(session);
}

/** True if nothing changed except when the session was last used. */
export function hasOnlyBeenSeen(session: object): boolean {
  return stored.get(session)?.content === contentOf(session);
}

function contentOf(session: object): string {
  return JSON.stringify({ ...session, cookie: undefined, seenAt: undefined });
}

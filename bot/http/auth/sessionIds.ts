import { randomBytes } from "node:crypto";

const ID_BYTES = 24;
const planned = new WeakMap<object, string>();
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

/** A stored session is only updated, so that saving it never restores an ended session. */
export function markStored(session: object): void {
  stored.set(session, { content: contentOf(session), isNew: false });
}

export function markStoredAsIs(session: object): void {
  stored.set(session, { content: contentOf(session), isNew: true });
}

export function isStored(session: object): boolean {
  return stored.has(session);
}

export function isAsStored(session: object): boolean {
  return stored.get(session)?.isNew === true && hasOnlyBeenSeen(session);
}

export function hasOnlyBeenSeen(session: object): boolean {
  return stored.get(session)?.content === contentOf(session);
}

function contentOf(session: object): string {
  return JSON.stringify({ ...session, cookie: undefined, seenAt: undefined });
}

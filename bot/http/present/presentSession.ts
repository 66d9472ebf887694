import type { SessionRow } from "#db/queries/auth/sessions.ts";

/** A sign-in of one's own. Its id is the handle. */
export function presentSession({
  handle,
  signedInAt,
  seenAt,
  userAgent,
  address,
  isCurrent,
}: Omit<SessionRow, "sid"> & { isCurrent: boolean }) {
  return { id: handle, signedInAt, seenAt, userAgent, address, isCurrent };
}

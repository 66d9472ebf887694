import type { SessionAnswer } from "#core/api/MeAnswer.ts";
import type { SessionRow } from "#db/queries/auth/sessions.ts";

/** Returns the session's handle as `id`, never the session id. */
export function presentSession({
  handle,
  signedInAt,
  seenAt,
  userAgent,
  address,
  isCurrent,
}: Omit<SessionRow, "sid"> & { isCurrent: boolean }): SessionAnswer {
  return { id: handle, signedInAt, seenAt, userAgent, address, isCurrent };
}

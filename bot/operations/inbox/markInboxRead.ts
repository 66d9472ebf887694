import { ReadInput } from "#core/notify/inbox/InboxInput.ts";
import { markRead } from "#db/queries/inbox/inbox.ts";
import { reportChange } from "#db/queries/live/reportChange.ts";
import { operation } from "../operation.ts";
import { inboxOf } from "./steps/inboxOf.ts";

/** Writes no audit event, because the change concerns nobody else. */
export const markInboxRead = operation("readInbox", ReadInput, async ({ ids, through }, context) => {
  const { me, tx, now, unchanged } = context;
  const marked = await markRead(inboxOf(me, now), { ids, through: through ?? null }, tx);
  if (marked > 0) reportChange(me.organizationId, ["inbox", me.id], tx);
  unchanged();
});

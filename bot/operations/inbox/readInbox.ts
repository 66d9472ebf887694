import { InboxQuery } from "#core/notify/inbox/InboxInput.ts";
import { findInbox } from "#db/queries/inbox/inbox.ts";
import { reading } from "../reading.ts";
import { inboxOf } from "./steps/inboxOf.ts";

const PAGE = 20;

export const readInbox = reading("readInbox", InboxQuery, async ({ after }, { me, clock }) => {
  const found = await findInbox(inboxOf(me, clock.now()), { after, most: PAGE + 1 });
  return { me, entries: found.slice(0, PAGE), hasMore: found.length > PAGE };
});

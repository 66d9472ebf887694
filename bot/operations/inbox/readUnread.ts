import { Nothing } from "#core/inputs.ts";
import { MAX_UNREAD } from "#core/notify/inbox/inboxLimits.ts";
import { countUnread } from "#db/queries/inbox/inbox.ts";
import { reading } from "../reading.ts";
import { inboxOf } from "./steps/inboxOf.ts";

export const readUnread = reading("readInbox", Nothing, (_, { me, clock }) =>
  countUnread(inboxOf(me, clock.now()), MAX_UNREAD),
);

import { millisecondsInDay } from "date-fns/constants";
import { inboxEvents } from "#core/notify/inbox/inboxEvents.ts";
import { INBOX_DAYS } from "#core/notify/inbox/inboxLimits.ts";
import type { Inbox } from "#db/queries/inbox/inbox.ts";
import type { Person } from "#db/queries/people/person.ts";

export function inboxOf({ organizationId, id, role }: Person, now: Date): Inbox {
  const since = new Date(now.getTime() - INBOX_DAYS * millisecondsInDay);
  return { organizationId, userId: id, events: inboxEvents(role), since, now };
}

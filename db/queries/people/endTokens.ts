import type { Transaction } from "sequelize";
import { type EndedCalendar, endCalendarsOf } from "../calendars/calendarConnections.ts";
import { deleteFeeds } from "../feeds/feeds.ts";
import { revokeKeysOf } from "../keys/keys.ts";

/** With `all`, also revokes the service keys that the person created. */
export async function endTokens(
  person: { organizationId: string; id: string },
  { tx, now, all }: { tx: Transaction; now: Date; all: boolean },
): Promise<EndedCalendar[]> {
  await revokeKeysOf(person, { tx, now, all });
  await deleteFeeds(person, tx);
  return endCalendarsOf(person, { tx, now });
}

import type { Transaction } from "sequelize";
import { earliest } from "#core/calendar/dates.ts";
import { knownZone, todayIn } from "#core/calendar/zones.ts";
import { isReminderTime, workdaysSince } from "#core/notify/reminderDue.ts";
import { workedMinutes } from "#core/offices/workCalendar.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { calendarsOf } from "#bot/operations/requests/steps/calendar/calendarsOf.ts";
import { LAST_ZONE } from "#bot/operations/requests/steps/recostRequests.ts";

/** Returns null for a recipient who gets no reminder at this time. */
export type WorkdaysWaited = (recipient: { id: string }, since: Date) => number | null;

/** The returned function covers only the given people, and times since `oldest`. */
export async function waitingTimes(
  organizationId: string,
  ids: readonly string[],
  { oldest, tx, now }: { oldest: Date; tx: Transaction; now: Date },
): Promise<WorkdaysWaited> {
  const people = await findPeopleById(organizationId, ids, tx);
  const awake = people.flatMap((person) => {
    const zone = knownZone(person.zone);
    return isReminderTime(zone, now) ? [{ person, zone, today: todayIn(zone, now) }] : [];
  });
  const startDate = todayIn(LAST_ZONE, oldest);
  const spans = awake.map(({ person, today: endDate }) => ({ person, request: { startDate, endDate } }));
  const calendarOf = await calendarsOf(organizationId, spans, tx);
  const known = new Map(awake.map((one) => [one.person.id, { ...one, calendar: calendarOf(one.person, {}) }]));
  return ({ id }, since) => {
    const recipient = known.get(id);
    if (!recipient) return null;
    const { zone, today, calendar } = recipient;
    const asked = earliest(todayIn(zone, since), today);
    return workedMinutes(today, calendar) > 0 ? workdaysSince(asked, today, calendar) : null;
  };
}

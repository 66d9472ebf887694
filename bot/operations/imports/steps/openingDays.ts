import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { Opening } from "#core/imports/judgeOpenings.ts";
import { findFirstOpenings } from "#db/queries/imports/findFirstOpenings.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { OpeningDays } from "#bot/operations/accruals/steps/correctAfterPosting.ts";

/** Reads the days of opening balances that are corrected; the others were entered just now. */
export async function openingDays(
  organizationId: string,
  { openings, people }: { openings: readonly Opening[]; people: readonly Person[] },
  { tx, now }: { tx: Transaction; now: Date },
): Promise<OpeningDays> {
  const zones = new Map(people.map(({ id, zone }) => [id, zone]));
  const dayOf = (personId: string, instant: Date) => {
    const zone = zones.get(personId);
    return zone === undefined ? undefined : todayIn(zone, instant);
  };
  const corrected = [...new Set(openings.flatMap(({ isFirst, personId }) => (isFirst ? [] : personId)))];
  const days = new Map<string, IsoDate | undefined>();
  for (const { userId, type, leaveYear, enteredAt } of await findFirstOpenings(organizationId, corrected, tx)) {
    days.set(`${userId} ${type} ${leaveYear}`, dayOf(userId, enteredAt));
  }
  return (id, type, year) => days.get(`${id} ${type} ${year}`) ?? dayOf(id, now);
}

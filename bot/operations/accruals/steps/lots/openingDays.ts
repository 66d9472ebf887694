import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { findFirstOpenings } from "#db/queries/imports/findFirstOpenings.ts";
import type { Person } from "#db/queries/people/person.ts";

/** Returns the day on which the opening balance of a leave year was first entered. */
type OpeningDays = (personId: string, type: LeaveType, year: LeaveYear) => IsoDate | undefined;

export async function openingDays(
  organizationId: string,
  people: readonly Person[],
  tx: Transaction,
): Promise<OpeningDays> {
  const zones = new Map(people.map(({ id, zone }) => [id, zone]));
  const days = new Map<string, IsoDate>();
  for (const { userId, type, leaveYear, enteredAt } of await findFirstOpenings(organizationId, [...zones.keys()], tx)) {
    const zone = zones.get(userId);
    if (zone !== undefined) days.set(`${userId} ${type} ${leaveYear}`, todayIn(zone, enteredAt));
  }
  return (id, type, year) => days.get(`${id} ${type} ${year}`);
}

import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import type { OpeningDays } from "#core/ledger/caps/openingsAsEntered.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { findFirstOpenings } from "#db/queries/imports/findFirstOpenings.ts";

export async function openingDays(
  organizationId: string,
  people: readonly { id: string }[],
  tx: Transaction,
): Promise<(personId: string, type: LeaveType) => OpeningDays | undefined> {
  const ids = [...new Set(people.map(({ id }) => id))];
  const days = new Map<string, OpeningDays>();
  for (const { userId, type, leaveYear, zone, enteredAt } of await findFirstOpenings(organizationId, ids, tx)) {
    const key = `${userId} ${type}`;
    days.set(key, { ...days.get(key), [leaveYear]: todayIn(zone, enteredAt) });
  }
  return (id, type) => days.get(`${id} ${type}`);
}

import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { chunksOf } from "#core/chunksOf.ts";
import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { leaveByDate } from "#core/ledger/lots/leaveByDate.ts";
import { whileWaiting } from "#core/ledger/lots/whileWaiting.ts";
import { expiriesAhead } from "#core/ledger/outlook.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { findLotLedgers, findPendingDays } from "#db/queries/ledger/findLotLedgers.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";

/** A person's leave type that uses lots. */
interface LotBalance {
  userId: string;
  type: LeaveType;
  accrual: AccrualCase;
  today: IsoDate;
}

/** The number of balances whose whole ledgers are in memory at a time. */
const BALANCES = 500;

/** Returns, for each balance in the order given, what expires within a number of days if nothing else is booked. */
export async function expiringLots<One extends LotBalance>(
  organizationId: string,
  balances: readonly One[],
  within: number,
): Promise<{ balance: One; minutes: Minutes; expiresOn: IsoDate }[]> {
  const expiring = [];
  const pauses = new Pauses();
  for (const some of chunksOf(balances, BALANCES)) {
    const people = [...new Set(some.map(({ userId }) => userId))];
    const types = [...new Set(some.map(({ type }) => type))];
    const [ledgerOf, pending] = await Promise.all([
      findLotLedgers(organizationId, { people, types, fromYear: 0 }),
      findPendingDays(organizationId, people),
    ]);
    const pendingOf = groupBy(pending, ({ userId, type }) => `${userId} ${type}`);
    for (const balance of some) {
      await pauses.take();
      const { userId, type, today } = balance;
      const { entries, taken } = ledgerOf(userId, type);
      const ledger = leaveByDate({ accrual: whileWaiting(balance.accrual, today), entries }, taken);
      const pendingDays = pendingOf.get(`${userId} ${type}`) ?? [];
      const until = addDays(today, within);
      for (const { on, lastDay, minutes } of expiriesAhead({ ...ledger, pending: [], pendingDays, today }, until)) {
        if (on <= until) expiring.push({ balance, minutes, expiresOn: lastDay });
      }
    }
  }
  return expiring;
}

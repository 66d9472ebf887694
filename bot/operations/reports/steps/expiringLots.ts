import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { chunksOf } from "#core/chunksOf.ts";
import { groupBy } from "#core/groupBy.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { leaveByDate } from "#core/ledger/lots/leaveByDate.ts";
import type { Ledger } from "#core/ledger/forecast.ts";
import { expiriesAhead } from "#core/ledger/outlook.ts";
import { sendersTo } from "#core/ledger/transfers/acrossTypes.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { findLotLedgers, findPendingDays } from "#db/queries/ledger/findLotLedgers.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";

interface LotBalance {
  userId: string;
  type: LeaveType;
  accrual: AccrualCase;
  today: IsoDate;
  postedThrough: IsoDate | null;
}

const PEOPLE = 250;

/** `balances` must cover all of a person's types that use lots, because types may receive each other's excess. */
export async function expiringLots<One extends LotBalance>(
  organizationId: string,
  balances: readonly One[],
  within: number,
): Promise<{ balance: One; minutes: Minutes; expiresOn: IsoDate }[]> {
  const expiring = [];
  const pauses = new Pauses();
  for (const some of chunksOf([...groupBy(balances, ({ userId }) => userId)], PEOPLE)) {
    const people = some.map(([userId]) => userId);
    const types = [...new Set(some.flatMap(([, ofPerson]) => ofPerson.map(({ type }) => type)))];
    const [ledgerOf, pending] = await Promise.all([
      findLotLedgers(organizationId, { people, types, fromYear: 0 }),
      findPendingDays(organizationId, people),
    ]);
    const pendingOf = groupBy(pending, ({ userId, type }) => `${userId} ${type}`);
    const ownLedger = ({ userId, type, accrual, today, postedThrough }: LotBalance): Ledger => {
      const { entries, taken } = ledgerOf(userId, type);
      const ledger = leaveByDate({ accrual, entries }, taken);
      const pendingDays = pendingOf.get(`${userId} ${type}`) ?? [];
      return { ...ledger, pending: [], pendingDays, today, postedThrough };
    };
    for (const [, ofPerson] of some) {
      for (const balance of ofPerson) {
        await pauses.take();
        const until = addDays(balance.today, within);
        const senders = sendingTo(balance, ofPerson).map(ownLedger);
        const ledger = { ...ownLedger(balance), senders };
        for (const { on, lastDay, minutes } of expiriesAhead(ledger, until)) {
          if (on <= until) expiring.push({ balance, minutes, expiresOn: lastDay });
        }
      }
    }
  }
  return expiring;
}

function sendingTo({ type }: LotBalance, ofPerson: readonly LotBalance[]): readonly LotBalance[] {
  const senders = sendersTo(
    type,
    ofPerson.map(({ accrual }) => accrual),
  );
  return ofPerson.filter(({ accrual }) => senders.includes(accrual));
}

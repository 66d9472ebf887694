import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Ledger } from "#core/ledger/forecast.ts";
import { leaveByDate } from "#core/ledger/lots/leaveByDate.ts";
import { sendersTo } from "#core/ledger/transfers/acrossTypes.ts";
import { findLedgerEntries } from "#db/queries/ledger/ledger.ts";
import { findReservedDays } from "#db/queries/ledger/findLotLedgers.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { BalanceFacts } from "../bringUpToDate.ts";
import { usesLots } from "#core/policies/accrual/AccrualCase.ts";

/** `balances` must cover all types, because types may receive each other's excess. */
export async function ledgersAhead(
  person: Person,
  balances: readonly BalanceFacts[],
  today: IsoDate,
  tx?: Transaction,
): Promise<(balance: BalanceFacts) => Ledger> {
  const { organizationId, id, postedThrough } = person;
  const all = await findLedgerEntries(organizationId, id, tx);
  const withLots = balances.some(({ accrual }) => usesLots(accrual));
  const days = withLots ? await findReservedDays({ organizationId, id }, tx) : [];
  const active = balances.filter(({ archived }) => !archived);
  const ownLedger = ({ type, accrual, pending }: BalanceFacts): Ledger => {
    const entries = all.filter((entry) => entry.type === type);
    if (!usesLots(accrual)) return { accrual, pending, today, postedThrough, entries };
    const ofType = days.filter((day) => day.type === type);
    const taken = ofType.filter(({ status }) => status === "approved");
    const pendingDays = ofType.filter(({ status }) => status === "pending");
    return { ...leaveByDate({ accrual, entries }, taken), pending, pendingDays, today, postedThrough };
  };
  return (balance) => {
    const senders = sendersTo(
      balance.type,
      active.map(({ accrual }) => accrual),
    );
    const sending = active.filter(({ accrual }) => senders.includes(accrual));
    return { ...ownLedger(balance), senders: sending.map(ownLedger) };
  };
}

import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { allowedByLimit } from "#core/ledger/lots/limitOnly.ts";
import type { RunningRow } from "#db/queries/ledger/ledger.ts";
import type { Person } from "#db/queries/people/person.ts";
import { readAlone } from "#db/queries/readTogether.ts";
import { factsOfBalances } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { leaveInWindows } from "./leaveInWindows.ts";

export interface EntryWithBalance extends RunningRow {
  balance: Minutes;
  allowed: Minutes | null;
}

export async function balancesAfter(
  person: Person,
  entries: readonly RunningRow[],
  { today, type, tx }: { today: IsoDate; type?: LeaveType | undefined; tx?: Transaction },
): Promise<EntryWithBalance[]> {
  const balances = await readAlone(factsOfBalances(person, today, { ofType: type }), tx);
  const leaveOf = await leaveInWindows(person, balances, tx);
  const known = new Map<string, Minutes | null>();
  const allowed = ({ type: of, leaveYear: year }: RunningRow): Minutes | null => {
    const key = `${of} ${year}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const balance = balances.find((one) => one.type === of);
    const minutes = balance ? allowedByLimit(balance.accrual, { year, day: today, leave: leaveOf(balance) }) : null;
    known.set(key, minutes);
    return minutes;
  };
  return entries.map((entry) => {
    const more = allowed(entry);
    return { ...entry, balance: entry.runningBalance + (more ?? 0), allowed: more };
  });
}

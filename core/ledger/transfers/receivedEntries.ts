import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import { isReceived, isSent, type LedgerEntry } from "../LedgerEntry.ts";
import { creditDetails } from "../lots/entries/creditDetails.ts";
import type { PersonLedger } from "../lots/PersonLedger.ts";

export interface Receipt {
  isDue: (day: IsoDate) => boolean;
  today: IsoDate;
  id: string;
  isCorrection: boolean;
}

interface Received {
  from: LeaveType;
  year: LeaveYear;
  minutes: Minutes;
  isPosted: boolean;
}

export function receivedEntries(
  { accrual, entries }: PersonLedger,
  others: { types: ReadonlySet<string>; entries: readonly LedgerEntry[] },
  receipt: Receipt,
): LedgerEntry[] {
  const { type, startsIn } = accrual;
  const due = new Map<string, Received>();
  const add = ({ from, year, minutes, isPosted }: Received) => {
    if (!receipt.isDue(leaveYearStart(year, startsIn)) || !others.types.has(from)) return;
    const known = due.get(`${from} ${year}`) ?? { minutes: 0, isPosted: false };
    const sum = { minutes: known.minutes + minutes, isPosted: known.isPosted || isPosted };
    due.set(`${from} ${year}`, { from, year, ...sum });
  };
  for (const entry of others.entries) {
    const year = entry.leaveYear + 1;
    if (!isSent(entry) || entry.details.to !== type) continue;
    if (termsAt(accrual, leaveYearStart(year, startsIn)).isUnlimited) continue;
    add({ from: entry.type, year, minutes: -entry.minutes, isPosted: false });
  }
  for (const entry of entries.filter(isReceived)) {
    add({ from: entry.details.from, year: entry.leaveYear, minutes: -entry.minutes, isPosted: true });
  }
  return [...due.values()].flatMap(({ from, year, minutes, isPosted }): LedgerEntry[] => {
    if (minutes === 0) return [];
    const first = leaveYearStart(year, startsIn);
    const isCorrection = isPosted || receipt.isCorrection;
    return [
      {
        type,
        leaveYear: year,
        kind: "transfer",
        minutes,
        effectiveOn: isCorrection ? receipt.today : first,
        sourceKey: `transfer:${type}:${year}:from ${from}${isCorrection ? `:${receipt.id}` : ""}`,
        isUnlimited: false,
        details: { from, ...creditDetails(accrual, first), ...(isCorrection && { isCorrection }) },
      },
    ];
  });
}

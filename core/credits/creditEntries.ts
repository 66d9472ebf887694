import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { creditDetails } from "#core/ledger/lots/entries/creditDetails.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";

interface Credit {
  id: string;
  workedOn: IsoDate;
  minutes: Minutes;
  undone: number;
}

export function creditEntry(
  { id, workedOn, minutes, undone }: Credit,
  accrual: AccrualCase,
  today: IsoDate,
): LedgerEntry {
  return {
    type: accrual.type,
    leaveYear: leaveYearOf(today, accrual.startsIn),
    kind: "credit",
    minutes,
    effectiveOn: today,
    sourceKey: `credit:${id}:${undone}`,
    isUnlimited: false,
    details: { ...creditDetails(accrual, today), creditId: id, workedOn },
  };
}

export function reversedCredit(
  { type, leaveYear, minutes, sourceKey, details }: LedgerEntry,
  { today, isUndo }: { today: IsoDate; isUndo: boolean },
): LedgerEntry {
  const { creditId, workedOn } = details ?? {};
  return {
    type,
    leaveYear,
    kind: "credit",
    minutes: -minutes,
    effectiveOn: today,
    sourceKey: reversedKey(sourceKey),
    isUnlimited: false,
    details: {
      corrects: sourceKey,
      ...(creditId !== undefined && { creditId }),
      ...(workedOn !== undefined && { workedOn }),
      ...(isUndo && { isUndo }),
    },
  };
}

export function reversedKey(sourceKey: string): string {
  return `${sourceKey}:reversed`;
}

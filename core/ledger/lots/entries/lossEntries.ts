import type { IsoDate } from "#core/calendar/dates.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { grantNameOn } from "#core/policies/accrual/grantNameOn.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import type { LedgerEntry } from "../../LedgerEntry.ts";
import type { LotCorrection } from "./LotCorrection.ts";
import type { PersonLedger } from "../PersonLedger.ts";
import { replayYear } from "../replayYear.ts";

interface DueLoss {
  kind: "expiry" | "cap";
  on: IsoDate;
  grant: number;
  minutes: Minutes;
}

export function lossEntries(
  ledger: PersonLedger,
  year: LeaveYear,
  through: IsoDate,
  { today, id }: LotCorrection = { today: through, id: through },
): LedgerEntry[] {
  if (isWaiting(ledger.accrual, year)) return [];
  const { type } = ledger.accrual;
  const book = replayYear(ledger, year, through);
  const due = new Map<string, DueLoss>();
  const known = new Set<string>();
  const add = (loss: DueLoss) => {
    const key = keyOf(loss);
    due.set(key, { ...loss, minutes: (due.get(key)?.minutes ?? 0) + loss.minutes });
  };
  for (const { by, on, grant, amount } of book.losses) {
    if (by !== "carry_over") add({ kind: by, on, grant, minutes: -amount.valueOf() });
  }
  for (const { kind, leaveYear, minutes, effectiveOn, details } of ledger.entries) {
    if ((kind !== "expiry" && kind !== "cap") || leaveYear !== year) continue;
    const loss = { kind, on: details?.dueOn ?? effectiveOn, grant: details?.grant ?? 0, minutes: -minutes };
    add(loss);
    known.add(keyOf(loss));
  }
  return [...due].flatMap(([key, { kind, on, grant, minutes }]): LedgerEntry[] => {
    if (minutes === 0) return [];
    const isCorrection = known.has(key);
    return [
      {
        type,
        leaveYear: year,
        kind,
        minutes,
        effectiveOn: isCorrection ? today : on,
        sourceKey: `${kind}:${type}:${on}${grant > 0 ? `:${grant}` : ""}${isCorrection ? `:${id}` : ""}`,
        isUnlimited: false,
        details: {
          ...(grant > 0 && { grant }),
          ...grantNameOn(ledger.accrual, grant, on),
          ...(isCorrection && { dueOn: on }),
        },
      },
    ];
  });
}

function keyOf({ kind, on, grant }: Omit<DueLoss, "minutes">): string {
  return `${kind} ${on} ${grant}`;
}

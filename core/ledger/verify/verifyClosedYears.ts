import type { IsoDate } from "#core/calendar/dates.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { isWaiting } from "#core/policies/accrual/missingUnder.ts";
import { caseOfYear } from "#core/policies/accrual/caseOfYear.ts";
import { earnedBy } from "#core/policies/accrual/earnedBy.ts";
import { differenceText } from "./differenceText.ts";
import type { Finding } from "./Finding.ts";
import { leaveYearEnd, leaveYearOf, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import { accruedInto } from "../accrualsIn.ts";
import type { PostedLedger } from "./PostedLedger.ts";
import { isRecordedLater } from "./RecordedFacts.ts";

type ClosedLedger = Pick<PostedLedger, "accrual" | "entries" | "postedThrough" | "employmentChangedOn" | "recorded">;

export function verifyClosedYears(ledger: ClosedLedger): Finding[] {
  const { accrual, entries } = ledger;
  return closedYears(ledger)
    .filter((year) => isProvable(ledger, year) && !isWaiting(accrual, year))
    .flatMap((year): Finding[] => {
      const difference = earnedBy(accrual, year, leaveYearEnd(year, accrual.startsIn)) - accruedInto(entries, year);
      if (difference === 0) return [];
      const text = `Accrued ${differenceText(difference)} in ${year}`;
      return [{ kind: "wrong_amount", text }];
    });
}

export function unprovableYears(ledger: ClosedLedger): LeaveYear[] {
  return closedYears(ledger).filter((year) => !isProvable(ledger, year));
}

function closedYears({ accrual: { opening, startsIn }, postedThrough }: ClosedLedger): LeaveYear[] {
  if (postedThrough === null) return [];
  const current = leaveYearOf(postedThrough, startsIn);
  return Array.from({ length: Math.max(0, current - opening) }, (_, index) => opening + index);
}

function isProvable(ledger: ClosedLedger, year: LeaveYear): boolean {
  const { accrual, employmentChangedOn } = ledger;
  const [first, last] = [leaveYearStart(year, accrual.startsIn), leaveYearEnd(year, accrual.startsIn)];
  if (employmentChangedOn !== null && employmentChangedOn > last) return false;
  if (isRecordedLater(ledger, last)) return false;
  if (accrual.employment.some(({ endDate }) => endDate !== null && endDate >= first && endDate <= last)) return false;
  return !isEverUnlimited(caseOfYear(accrual, year), first, last);
}

function isEverUnlimited({ timeline }: AccrualCase, first: IsoDate, last: IsoDate): boolean {
  return timeline.some(({ terms, from }, index) => {
    const next = timeline[index + 1];
    return terms.isUnlimited && from <= last && (next === undefined || next.from > first);
  });
}

import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { type LeaveYear, leaveYearOf } from "#core/leave/leaveYear.ts";
import { wholeBalance } from "#core/ledger/balance.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { ledgerCorrections } from "#core/ledger/ledgerCorrections.ts";
import { usageEntries } from "#core/ledger/usage.ts";
import { termsAt } from "#core/policies/accrual/caseOfYear.ts";
import type { AvailabilityFacts } from "../availability.ts";

/** For simple terms only. Returns undefined if the leave fits, or else the minutes left in its first leave year. */
export function leftInClosedYears(dayCosts: readonly DayCost[], facts: AvailabilityFacts): Minutes | undefined {
  const { accrual, today, entries } = facts;
  if (!entries) throw new Error("The entries of a person whose past leave is recorded are missing");
  const { type, startsIn } = accrual;
  const id = "recorded";
  const usage = usageEntries({ id, type, dayCosts }, startsIn, (date) => termsAt(accrual, date).isUnlimited);
  const first = usage.find(({ isUnlimited }) => !isUnlimited)?.leaveYear;
  if (first === undefined) return undefined;
  const taken = [...entries, ...usage];
  const after = [...taken, ...ledgerCorrections(accrual, taken, { today, id })];
  const left = (ledger: readonly LedgerEntry[], year: LeaveYear) =>
    wholeBalance(ledger, year) - (facts.years.get(year)?.pending ?? 0);
  const thisYear = leaveYearOf(today, startsIn);
  const years = Array.from({ length: thisYear - first + 1 }, (_, index) => first + index);
  const isShort = years.some((year) => left(after, year) < Math.min(0, left(entries, year)));
  return isShort ? left(entries, first) : undefined;
}

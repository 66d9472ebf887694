import type { Minutes } from "#core/leave/amounts.ts";
import type { LedgerSum } from "#core/ledger/balance.ts";
import type { LedgerKind } from "#core/ledger/LedgerEntry.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";

/**
 * The leave year, then sums of limited leave, of unlimited leave, and (through today) of adjustments, carry-overs, and
 * other entries.
 */
export type YearSums = [LeaveYear, ...(Minutes | null)[]];

export const sumsAsJson = (where: string, today: string) => `
  (SELECT json_agg(json_build_array(leave_year, limited, unlimited, adjusted, carried, accrued)) FROM (
    SELECT leave_year, sum(minutes) FILTER (WHERE counts_as = 'b') AS limited,
      sum(minutes) FILTER (WHERE counts_as = 'u') AS unlimited,
      sum(minutes) FILTER (WHERE counts_as = 'j' AND effective_on <= ${today}) AS adjusted,
      sum(minutes) FILTER (WHERE counts_as = 'c' AND effective_on <= ${today}) AS carried,
      sum(minutes) FILTER (WHERE counts_as = 'a' AND effective_on <= ${today}) AS accrued
    FROM ledger_entries WHERE ${where} GROUP BY leave_year) y)`;

const PLACES: [LedgerKind, boolean][] = [
  ["usage", false],
  ["usage", true],
  ["adjustment", false],
  ["carry_over", false],
  ["accrual", false],
];

export function sumsOf(years: readonly YearSums[] | null): (LedgerSum & { leaveYear: LeaveYear })[] {
  return (years ?? []).flatMap(([leaveYear, ...sums]) =>
    PLACES.flatMap(([kind, isUnlimited], place) => {
      const minutes = sums[place] ?? 0;
      return minutes === 0 ? [] : { leaveYear, kind, isUnlimited, all: minutes, due: minutes };
    }),
  );
}

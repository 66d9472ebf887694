import type { Minutes } from "#core/leave/amounts.ts";
import type { LedgerSum } from "#core/ledger/balance.ts";
import type { LedgerKind } from "#core/ledger/LedgerEntry.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";

/** The lines of one leave year added up: booked in limited and in unlimited leave, then due adjustments, carry-overs and all else that accrued. */
export type YearSums = [LeaveYear, ...(Minutes | null)[]];

/**
 * The YearSums of ledger lines, as json; of a condition on them and the day by which they are due. Added up to a row a
 * year rather than one a kind: making json of a row costs as much as adding up ten lines.
 */
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

/** The same as core adds up: what counts alike stands under one kind. */
export function sumsOf(years: readonly YearSums[] | null): (LedgerSum & { leaveYear: LeaveYear })[] {
  return (years ?? []).flatMap(([leaveYear, ...sums]) =>
    PLACES.flatMap(([kind, isUnlimited], place) => {
      const minutes = sums[place] ?? 0;
      return minutes === 0 ? [] : { leaveYear, kind, isUnlimited, all: minutes, due: minutes };
    }),
  );
}

import { isByPeriod, type GrantRule } from "../document/grantRule.ts";
import { PERIODS_PER_YEAR } from "./periodsOf.ts";

/** Counts a grant by events or hours as one lot, because the number of its lots is unknown. */
export function lotsPerYear(grant: GrantRule): number {
  // A year can overlap one more period.
  if (isByPeriod(grant)) return PERIODS_PER_YEAR[grant.frequency] + 1;
  const { frequency } = grant;
  const isByMonths = typeof frequency === "object" && "everyMonths" in frequency;
  return isByMonths ? Math.ceil(12 / frequency.everyMonths) : 1;
}

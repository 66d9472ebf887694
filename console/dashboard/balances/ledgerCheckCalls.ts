import { queryOptions } from "@tanstack/react-query";
import { call } from "#console/shared/api/call.ts";

/** A run that proved, or did not, that every balance equals its lines. */
export interface CheckedLedger {
  /** When, as ISO 8601. */
  at: string;
  people: number;
  lines: number;
  /** How many contradictions it found; none is as it should be. */
  findings: number;
}

/** The last run for the organisation; null before the first. For Admin and Owner. */
export function ledgerCheck() {
  return queryOptions({
    queryKey: ["ledger check"],
    queryFn: () => call<CheckedLedger | null>("GET", "/api/ledger/check"),
  });
}

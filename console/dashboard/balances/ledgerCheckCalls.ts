import { queryOptions } from "@tanstack/react-query";
import { call } from "#console/shared/api/call.ts";

/** The result of verifying that every balance equals the sum of its entries. */
export interface CheckedLedger {
  /** The time of the run, as ISO 8601. */
  at: string;
  people: number;
  lines: number;
  /** The number of discrepancies; 0 is a clean run. */
  findings: number;
}

/** Queries the organization's last run; null before the first one. For Admins and Owners. */
export function ledgerCheck() {
  return queryOptions({
    queryKey: ["ledger check"],
    queryFn: () => call<CheckedLedger | null>("GET", "/api/ledger/check"),
  });
}

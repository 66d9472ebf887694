import { queryOptions } from "@tanstack/react-query";
import type { LedgerCheckAnswer } from "#core/api/LedgerEntryAnswer.ts";
import { call } from "#console/shared/api/call.ts";

export function ledgerCheck() {
  return queryOptions({
    queryKey: ["ledger check"],
    queryFn: () => call<LedgerCheckAnswer | null>("GET", "/api/ledger/check"),
  });
}

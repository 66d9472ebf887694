import { dueEntries } from "#core/ledger/dueEntries.ts";
import type { Ledger } from "#core/ledger/forecast.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { aCase } from "./aCase.ts";

export function aLedgerInJune(
  given: Parameters<typeof aCase>[0],
  booked: LedgerEntry[] = [],
  pending: Ledger["pending"] = [],
): Ledger {
  const [accrual, today] = [aCase(given), "2027-06-15"];
  return { accrual, entries: [...booked, ...dueEntries(accrual, booked, null, today)], pending, today };
}

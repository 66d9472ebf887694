import { expect } from "@jest/globals";
import { type LedgerFinding, verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";

/** Expects every balance in the test's database to equal the sum of its entries, and every entry to have its cause. */
export async function expectLedgersVerified(): Promise<void> {
  const findings: LedgerFinding[] = [];
  await verifyLedgers((finding) => findings.push(finding));
  expect(findings.map(({ type, kind, text }) => `${type} ${kind}: ${text}`)).toEqual([]);
}

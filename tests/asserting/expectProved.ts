import { expect } from "@jest/globals";
import { type LedgerFinding, verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";

/** Every balance of the test's database equals its lines, and every line has its cause. */
export async function expectProved(): Promise<void> {
  const findings: LedgerFinding[] = [];
  await verifyLedgers((finding) => findings.push(finding));
  expect(findings.map(({ type, kind, text }) => `${type} ${kind}: ${text}`)).toEqual([]);
}

import { row } from "../statement.ts";

/** A run of an organization's ledger check. */
export interface LedgerCheckView {
  at: Date;
  people: number;
  lines: number;
  /** The number of discrepancies; 0 means that the ledger is correct. */
  findings: number;
}

const LAST = {
  name: "last-ledger-check",
  text: "SELECT at, people, lines, findings FROM ledger_checks WHERE organization_id = $1 ORDER BY at DESC, id DESC LIMIT 1",
};

/** Returns the last run of an organization's ledger check, or undefined if there was none. */
export function findLastLedgerCheck(organizationId: string): Promise<LedgerCheckView | undefined> {
  return row<LedgerCheckView>(LAST, [organizationId]);
}

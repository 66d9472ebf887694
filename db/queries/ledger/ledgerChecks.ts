import { row } from "../statement.ts";

/** A run of the proof of an organisation's ledger. */
export interface LedgerCheckView {
  at: Date;
  people: number;
  lines: number;
  /** How many contradictions it found; none is as it should be. */
  findings: number;
}

const LAST = {
  name: "last-ledger-check",
  text: "SELECT at, people, lines, findings FROM ledger_checks WHERE organization_id = $1 ORDER BY at DESC, id DESC LIMIT 1",
};

/** The last run of an organisation. */
export function findLastLedgerCheck(organizationId: string): Promise<LedgerCheckView | undefined> {
  return row<LedgerCheckView>(LAST, [organizationId]);
}

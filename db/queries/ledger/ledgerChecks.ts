import { row } from "../statement.ts";

export interface LedgerCheckView {
  at: Date;
  people: number;
  lines: number;
  findings: number;
}

const LAST = {
  name: "last-ledger-check",
  text: "SELECT at, people, lines, findings FROM ledger_checks WHERE organization_id = $1 ORDER BY at DESC, id DESC LIMIT 1",
};

export function findLastLedgerCheck(organizationId: string): Promise<LedgerCheckView | undefined> {
  return row<LedgerCheckView>(LAST, [organizationId]);
}

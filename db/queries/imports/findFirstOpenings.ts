import type { Transaction } from "sequelize";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { rows } from "../statement.ts";

interface FirstOpening {
  userId: string;
  type: LeaveType;
  leaveYear: LeaveYear;
  enteredAt: Date;
}

const FIRST = {
  name: "first-openings",
  text: `
    SELECT user_id AS "userId", type, leave_year AS "leaveYear", min(created_at) AS "enteredAt"
    FROM ledger_entries WHERE organization_id = $1 AND user_id = ANY ($2::uuid[]) AND kind = 'opening'
    GROUP BY user_id, type, leave_year`,
};

export function findFirstOpenings(
  organizationId: string,
  people: readonly string[],
  tx: Transaction,
): Promise<FirstOpening[]> {
  if (people.length === 0) return Promise.resolve([]);
  return rows<FirstOpening>(FIRST, [organizationId, people], tx);
}

import type { Transaction } from "sequelize";
import type { Zone } from "#core/calendar/zones.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";
import { rows } from "../statement.ts";

interface FirstOpening {
  userId: string;
  type: LeaveType;
  leaveYear: LeaveYear;
  zone: Zone;
  enteredAt: Date;
}

const FIRST = {
  name: "first-openings",
  text: `
    SELECT l.user_id AS "userId", l.type, l.leave_year AS "leaveYear", f.timezone AS zone, min(l.created_at) AS "enteredAt"
    FROM ledger_entries l JOIN users u ON u.organization_id = $1 AND u.id = l.user_id
    JOIN offices f ON f.organization_id = $1 AND f.id = coalesce(u.office_id, ${DEFAULT_OFFICE})
    WHERE l.organization_id = $1 AND l.user_id = ANY ($2::uuid[]) AND l.kind = 'opening'
    GROUP BY l.user_id, l.type, l.leave_year, f.timezone`,
};

export function findFirstOpenings(
  organizationId: string,
  people: readonly string[],
  tx: Transaction,
): Promise<FirstOpening[]> {
  if (people.length === 0) return Promise.resolve([]);
  return rows<FirstOpening>(FIRST, [organizationId, people], tx);
}

import type { Transaction } from "sequelize";
import { VACATION } from "#core/leave/LeaveType.ts";
import { isSettledIn } from "../people/findSettledIn.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";
import { rows } from "../statement.ts";

const hasAnother = (person: string, after = "NULL") => `EXISTS (
          SELECT FROM pto_policies a
          WHERE a.organization_id = $1 AND a.id = ANY (${person}.policy_ids) AND a.type = p.type
            AND (a.ends_on IS NULL OR a.ends_on > ${after}::date))`;

const SHARED = {
  name: "shared-policies",
  text: `
    WITH p AS MATERIALIZED (
      SELECT p.type, lt.requestable_by, f.id AS office_id FROM users me
        JOIN offices f ON f.organization_id = $1 AND f.id = coalesce(me.office_id, ${DEFAULT_OFFICE})
        JOIN pto_policies p ON p.organization_id = $1 AND p.office_id = f.id
        JOIN leave_types lt ON lt.organization_id = $1 AND lt.key = p.type
      WHERE me.organization_id = $1 AND me.id = $2 AND NOT ${hasAnother("me")}
        AND EXISTS (SELECT FROM policy_versions v
          WHERE v.organization_id = $1 AND v.policy_id = p.id AND v.created_by_id = $2 AND v.created_at > $3))
    SELECT p.type FROM p JOIN offices f ON f.organization_id = $1 AND f.id = p.office_id
    WHERE EXISTS (SELECT FROM users u
      WHERE u.organization_id = $1 AND u.id <> $2 AND ${isSettledIn("$3")} AND NOT ${hasAnother("u", "$4")}
        AND (p.requestable_by <> 'managers' OR u.role = 'Manager')
        AND (p.type <> '${VACATION}' OR u.pto_balance_override IS NULL)
      OFFSET 0)`,
};

export async function findSharedPolicies(
  { id, organizationId }: { id: string; organizationId: string },
  { since, now }: { since: Date; now: Date },
  tx: Transaction,
): Promise<string[]> {
  return (await rows<{ type: string }>(SHARED, [organizationId, id, since, now], tx)).map(({ type }) => type);
}

import type { Transaction } from "sequelize";
import type { Role } from "#core/people/access/roles.ts";
import { rows } from "../statement.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";

/**
 * SQL that is true for an active person `u` of the office `f` who wasn't moved, reactivated, or (unless the office is
 * newer) added after `by`.
 */
export const isSettledIn = (by: string) => `
          u.is_active AND coalesce(u.office_id, ${DEFAULT_OFFICE}) = f.id
          AND (u.created_at <= ${by} OR f.created_at > ${by})
          AND NOT EXISTS (SELECT 1 FROM office_placements p
            WHERE p.organization_id = $1 AND p.user_id = u.id AND p.created_at > ${by})
          AND NOT EXISTS (SELECT 1 FROM audit_events e
            WHERE e.organization_id = $1 AND e.subject_id = u.id AND e.subject_kind = 'user' AND e.at > ${by}
              AND e.before @> '{"isActive": false}' AND e.after @> '{"isActive": true}')`;

export const hasChanged = (fields: string, by: string) => `EXISTS (SELECT 1 FROM audit_events e
            WHERE e.organization_id = $1 AND e.subject_id = u.id AND e.subject_kind = 'user' AND e.at > ${by}
              AND (e.before ?| ${fields}::text[] OR e.after ?| ${fields}::text[]))`;

const UNCHANGED = {
  name: "unchanged-in-office",
  text: `SELECT u.id FROM users u JOIN offices f ON f.organization_id = $1 AND f.id = $2
    WHERE u.organization_id = $1 AND ${isSettledIn("$3")} AND ($5::text IS NULL OR u.role = $5)
      AND (f.created_at > $3 OR NOT ${hasChanged("$4", "$3")})
    ORDER BY u.id`,
};

export async function findUnchangedIn(
  organizationId: string,
  officeId: string,
  { by, fields, role = null }: { by: Date; fields: readonly string[]; role?: Role | null },
  tx: Transaction,
): Promise<Set<string>> {
  const found = await rows<{ id: string }>(UNCHANGED, [organizationId, officeId, by, fields, role], tx);
  return new Set(found.map(({ id }) => id));
}

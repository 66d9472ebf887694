import type { Transaction } from "sequelize";
import type { Minutes } from "#core/leave/amounts.ts";
import type { Zone } from "#core/calendar/zones.ts";
import type { KnownPerson } from "#core/imports/PeopleFacts.ts";
import type { Versioned } from "#core/policies/Versioned.ts";
import { factsOf } from "../people/factsOf.ts";
import { row, rows } from "../statement.ts";

export interface ImportedPerson extends Omit<KnownPerson, "today"> {
  overrides: Versioned<Minutes | null>[] | null;
  zone: Zone;
}

const PEOPLE = {
  name: "import-people",
  text: `
    SELECT u.id, lower(u.email) AS email, u.name, u.role, u.is_active AS "isActive", u.manager_id AS "managerId",
      lower(m.email) AS "managerEmail", u.office_id AS "officeId", CASE WHEN u.office_id IS NOT NULL THEN f.name END AS "officeName",
      u.start_date::text AS "startDate", u.end_date::text AS "endDate", u.pto_balance_override AS "ptoBalanceOverride",
      ${factsOf("u")} AS facts,
      CASE WHEN u.has_history THEN
        (SELECT json_agg(json_build_object('version', version, 'effectiveOn', effective_on, 'value', minutes))
        FROM balance_overrides WHERE organization_id = $1 AND user_id = u.id) END AS overrides,
      CASE WHEN u.has_history THEN
        (SELECT max(end_date)::text FROM past_employments WHERE organization_id = $1 AND user_id = u.id) END AS "previousEnd",
      f.timezone AS zone
    FROM users u
    JOIN offices f ON f.organization_id = u.organization_id
      AND CASE WHEN u.office_id IS NULL THEN f.is_default ELSE f.id = u.office_id END
    LEFT JOIN users m ON m.organization_id = u.organization_id AND m.id = u.manager_id
    WHERE u.organization_id = $1`,
};

export function findImportedPeople(organizationId: string, tx?: Transaction): Promise<ImportedPerson[]> {
  return rows<ImportedPerson>(PEOPLE, [organizationId], tx);
}

const COUNT_ADDED_SINCE = {
  name: "import-added-since",
  text: "SELECT count(*)::int AS count FROM users WHERE organization_id = $1 AND created_at > $2",
};

export async function countAddedSince(organizationId: string, since: Date, tx: Transaction): Promise<number> {
  return (await row<{ count: number }>(COUNT_ADDED_SINCE, [organizationId, since], tx))?.count ?? 0;
}

const REVOKE = {
  name: "import-revoke-invitations",
  text: `
    UPDATE invitations SET status = 'revoked', updated_at = $3
    WHERE organization_id = $1 AND status = 'pending' AND lower(email) = ANY ($2::text[])`,
};

export async function revokeInvitationsTo(
  organizationId: string,
  emails: readonly string[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  await rows(REVOKE, [organizationId, emails, now], tx);
}

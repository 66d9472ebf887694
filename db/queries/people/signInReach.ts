import type { Transaction } from "sequelize";
import { row } from "../statement.ts";

/** Conditions on a person `u`: a linked Google account, and an email that the domain of their organization `o` allows. */
const HAS_GOOGLE = `EXISTS (SELECT 1 FROM identities g
    WHERE g.provider = 'google' AND g.organization_id = u.organization_id AND g.user_id = u.id)`;
const IS_OF_DOMAIN = "(o.domain IS NULL OR lower(u.email) LIKE '%_@' || lower(o.domain))";

const OWNERS = {
  name: "active-owners",
  text: `
    SELECT count(*)::int AS count FROM users u JOIN organizations o ON o.id = u.organization_id
    WHERE u.organization_id = $1 AND u.is_active AND u.role = 'Owner' AND (u.id = $2 OR (${HAS_GOOGLE} AND ${IS_OF_DOMAIN})
      OR (NOT o.google_only AND EXISTS (SELECT 1 FROM passwords p
        WHERE p.organization_id = u.organization_id AND p.user_id = u.id)))`,
};

/**
 * Counts the active Owners of an organization, except those other than the given person who can't sign in: they have
 * neither a password nor a linked Google account that the organization's sign-in rules allow.
 */
export async function countActiveOwners(organizationId: string, id: string, tx: Transaction): Promise<number> {
  return (await row<{ count: number }>(OWNERS, [organizationId, id], tx))?.count ?? 0;
}

const REACH = {
  name: "google-reach",
  text: `
    SELECT count(*) FILTER (WHERE NOT ${HAS_GOOGLE})::int AS "withoutGoogle",
      count(*) FILTER (WHERE NOT ${IS_OF_DOMAIN})::int AS "outsideDomain"
    FROM users u JOIN organizations o ON o.id = u.organization_id
    WHERE u.organization_id = $1 AND u.is_active`,
};

/** Returns how many active people have no linked Google account, and how many emails the domain excludes. */
export async function findGoogleReach(
  organizationId: string,
): Promise<{ withoutGoogle: number; outsideDomain: number }> {
  const found = await row<{ withoutGoogle: number; outsideDomain: number }>(REACH, [organizationId]);
  return found ?? { withoutGoogle: 0, outsideDomain: 0 };
}

import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

const HAS_GOOGLE = `EXISTS (SELECT 1 FROM identities g
    WHERE g.provider = 'google' AND g.organization_id = u.organization_id AND g.user_id = u.id)`;
const IS_OF_DOMAIN = "(o.domain IS NULL OR lower(u.email) LIKE '%_@' || lower(o.domain))";

const CAN_SIGN_IN = `((${HAS_GOOGLE} AND ${IS_OF_DOMAIN})
      OR (NOT o.google_only AND EXISTS (SELECT 1 FROM passwords p
        WHERE p.organization_id = u.organization_id AND p.user_id = u.id)))`;
const OWNERS = {
  name: "active-owners",
  text: `
    SELECT u.id, ${CAN_SIGN_IN} AS "canSignIn" FROM users u JOIN organizations o ON o.id = u.organization_id
    WHERE u.organization_id = $1 AND u.is_active AND u.role = 'Owner'`,
};

export async function findOwnersWhoSignIn(organizationId: string, tx: Transaction): Promise<ReadonlySet<string>> {
  const owners = await rows<{ id: string; canSignIn: boolean }>(OWNERS, [organizationId], tx);
  return new Set(owners.flatMap(({ id, canSignIn }) => (canSignIn ? id : [])));
}

export async function countActiveOwners(organizationId: string, id: string, tx: Transaction): Promise<number> {
  const owners = await rows<{ id: string; canSignIn: boolean }>(OWNERS, [organizationId], tx);
  return owners.filter((owner) => owner.id === id || owner.canSignIn).length;
}

const REACH = {
  name: "google-reach",
  text: `
    SELECT count(*) FILTER (WHERE NOT ${HAS_GOOGLE})::int AS "withoutGoogle",
      count(*) FILTER (WHERE NOT ${IS_OF_DOMAIN})::int AS "outsideDomain"
    FROM users u JOIN organizations o ON o.id = u.organization_id
    WHERE u.organization_id = $1 AND u.is_active`,
};

export async function findGoogleReach(
  organizationId: string,
): Promise<{ withoutGoogle: number; outsideDomain: number }> {
  const found = await row<{ withoutGoogle: number; outsideDomain: number }>(REACH, [organizationId]);
  return found ?? { withoutGoogle: 0, outsideDomain: 0 };
}

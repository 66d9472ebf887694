import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

const FIND = {
  name: "organization-confirmed",
  text: 'SELECT is_confirmed AS "isConfirmed" FROM organizations WHERE id = $1',
};

export async function findIsConfirmed(organizationId: string, tx?: Transaction): Promise<boolean> {
  return (await row<{ isConfirmed: boolean }>(FIND, [organizationId], tx))?.isConfirmed === true;
}

const CONFIRM = {
  name: "organization-confirm",
  text: `
    UPDATE organizations SET is_confirmed = true
    WHERE id = $1 AND NOT is_confirmed AND EXISTS
      (SELECT 1 FROM users u JOIN identities i ON i.provider = 'email' AND i.subject = lower(u.email)
        AND i.organization_id = $1 AND i.user_id = u.id AND i.proven_at IS NOT NULL
      WHERE u.organization_id = $1 AND u.id = $2 AND u.role = 'Owner' AND u.is_active)
    RETURNING id`,
};

export async function confirmByOwner(organizationId: string, userId: string, tx: Transaction): Promise<boolean> {
  return (await rows(CONFIRM, [organizationId, userId], tx)).length > 0;
}

const COUNT = {
  name: "organization-people-asked",
  text: `
    SELECT (SELECT count(*) FROM invitations WHERE organization_id = $1)::int
      + (SELECT count(*) FROM users u WHERE organization_id = $1 AND NOT EXISTS
        (SELECT 1 FROM invitations i WHERE i.organization_id = $1 AND i.accepted_user_id = u.id))::int - 1 AS count`,
};

export async function countPeopleAsked(organizationId: string, tx: Transaction): Promise<number> {
  return (await row<{ count: number }>(COUNT, [organizationId], tx))?.count ?? 0;
}

export interface OwnerAddress {
  id: string;
  email: string;
}

const OWNERS = {
  name: "organization-owners",
  text: "SELECT id, email FROM users WHERE organization_id = $1 AND role = 'Owner' AND is_active ORDER BY id",
};

export function findOwners(organizationId: string, tx: Transaction): Promise<OwnerAddress[]> {
  return rows<OwnerAddress>(OWNERS, [organizationId], tx);
}

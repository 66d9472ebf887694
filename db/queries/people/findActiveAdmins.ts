import type { Transaction } from "sequelize";
import type { Role } from "#core/people/access/roles.ts";
import { row, rows } from "../statement.ts";

const ADMINS = {
  name: "active-admins",
  text: `SELECT id, name, email, role FROM users
    WHERE organization_id = $1 AND is_active AND role IN ('Admin', 'Owner') ORDER BY id`,
};

export function findActiveAdmins(
  organizationId: string,
  tx: Transaction,
): Promise<{ id: string; name: string; email: string; role: Role }[]> {
  return rows(ADMINS, [organizationId], tx);
}

const SUCCESSOR = {
  name: "successor-of-owner",
  text: `SELECT id FROM users WHERE organization_id = $1 AND is_active
    ORDER BY array_position(ARRAY['Owner', 'Admin', 'Manager', 'Employee']::text[], role::text), created_at, id LIMIT 1`,
};

export async function findSuccessor(organizationId: string, tx: Transaction): Promise<string | undefined> {
  return (await row<{ id: string }>(SUCCESSOR, [organizationId], tx))?.id;
}

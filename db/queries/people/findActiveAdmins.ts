import type { Transaction } from "sequelize";
import type { Role } from "#core/people/access/roles.ts";
import { rows } from "../statement.ts";

const ADMINS = {
  name: "active-admins",
  text: `SELECT id, name, email, role FROM users
    WHERE organization_id = $1 AND is_active AND role IN ('Admin', 'Owner') ORDER BY id`,
};

/** Includes Owners. */
export function findActiveAdmins(
  organizationId: string,
  tx: Transaction,
): Promise<{ id: string; name: string; email: string; role: Role }[]> {
  return rows(ADMINS, [organizationId], tx);
}

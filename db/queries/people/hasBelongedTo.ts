import type { Transaction } from "sequelize";
import { row } from "../statement.ts";
import { HOME } from "./team.ts";

const BELONGED = {
  name: "has-belonged-to-office",
  text: `
    SELECT 1 FROM users u WHERE u.organization_id = $1 AND u.id = $2 AND (coalesce(u.office_id, ${HOME}) = $3
      OR EXISTS (SELECT FROM office_placements p WHERE p.organization_id = $1 AND p.user_id = $2 AND p.office_id = $3))`,
};

/** Returns whether a person belongs or ever belonged to an office, whose rules may therefore decide their leave. */
export async function hasBelongedTo(
  { id, organizationId }: { id: string; organizationId: string },
  officeId: string,
  tx: Transaction,
): Promise<boolean> {
  return (await row(BELONGED, [organizationId, id, officeId], tx)) !== undefined;
}

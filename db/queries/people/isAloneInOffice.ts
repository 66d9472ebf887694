import type { Transaction } from "sequelize";
import { row } from "../statement.ts";
import { isSettledIn } from "./findSettledIn.ts";
import { HOME } from "./team.ts";

const ALONE = {
  name: "alone-in-office",
  text: `
    SELECT EXISTS (
        SELECT 1 FROM users u WHERE u.organization_id = $1 AND u.id = $3 AND (coalesce(u.office_id, ${HOME}) = $2
          OR ($4::boolean AND EXISTS (
            SELECT 1 FROM office_placements p WHERE p.organization_id = $1 AND p.user_id = $3 AND p.office_id = $2)))
      ) AND NOT EXISTS (
        SELECT 1 FROM users u JOIN offices f ON f.organization_id = $1 AND f.id = $2
        WHERE u.organization_id = $1 AND u.id <> $3 AND ${isSettledIn("$5")}
      ) AS "isAlone"`,
};

/**
 * Returns true if the person belongs to the office and no other active person does. Ignores people who were moved,
 * reactivated or added after `settledBy`, except those added to an office that was itself created after `settledBy`.
 * `everBefore` includes the person's earlier offices.
 */
export async function isAloneInOffice(
  { id, organizationId }: { id: string; organizationId: string },
  officeId: string,
  { everBefore, settledBy }: { everBefore: boolean; settledBy: Date },
  tx: Transaction,
): Promise<boolean> {
  const found = await row<{ isAlone: boolean }>(ALONE, [organizationId, officeId, id, everBefore, settledBy], tx);
  return found?.isAlone ?? false;
}

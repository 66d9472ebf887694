import type { Transaction } from "sequelize";
import { row } from "../statement.ts";
import { hasChanged, isSettledIn } from "./findSettledIn.ts";
import { DEFAULT_OFFICE } from "../offices/defaultOffice.ts";

const FOLLOWS_OFFICE = "(u.working_patterns IS NULL OR u.working_patterns -> -1 ->> 'weeks' IS NULL)";

const ALONE = {
  name: "alone-in-office",
  text: `
    SELECT EXISTS (
        SELECT 1 FROM users u WHERE u.organization_id = $1 AND u.id = $3 AND (coalesce(u.office_id, ${DEFAULT_OFFICE}) = $2
          OR ($4::boolean AND EXISTS (
            SELECT 1 FROM office_placements p WHERE p.organization_id = $1 AND p.user_id = $3 AND p.office_id = $2)))
      ) AND NOT EXISTS (
        SELECT 1 FROM users u JOIN offices f ON f.organization_id = $1 AND f.id = $2
        WHERE u.organization_id = $1 AND u.id <> $3 AND ${isSettledIn("$5")}
          AND (NOT $6::boolean OR (${FOLLOWS_OFFICE} AND NOT ${hasChanged("'{workingPattern}'", "$5")}))
      ) AS "isAlone"`,
};

export async function isAloneInOffice(
  { id, organizationId }: { id: string; organizationId: string },
  officeId: string,
  { everBefore, settledBy, following }: { everBefore: boolean; settledBy: Date; following: boolean },
  tx: Transaction,
): Promise<boolean> {
  const values = [organizationId, officeId, id, everBefore, settledBy, following];
  const found = await row<{ isAlone: boolean }>(ALONE, values, tx);
  return found?.isAlone ?? false;
}

const BELONGED = {
  name: "has-belonged-to-office",
  text: `
    SELECT 1 FROM users u WHERE u.organization_id = $1 AND u.id = $2 AND (coalesce(u.office_id, ${DEFAULT_OFFICE}) = $3
      OR EXISTS (SELECT FROM office_placements p WHERE p.organization_id = $1 AND p.user_id = $2 AND p.office_id = $3))`,
};

/** Past offices count, because their rules may affect the person's leave. */
export async function hasBelongedTo(
  { id, organizationId }: { id: string; organizationId: string },
  officeId: string,
  tx: Transaction,
): Promise<boolean> {
  return (await row(BELONGED, [organizationId, id, officeId], tx)) !== undefined;
}

import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { SetupFacts, SetupState, SetupStep } from "#core/organization/setup.ts";
import { row } from "../statement.ts";

const SETUP = {
  name: "setup",
  text: `
    SELECT o.setup_state AS state, o.setup_confirmed AS confirmed,
      EXISTS (SELECT 1 FROM holidays h WHERE h.organization_id = o.id AND h.date >= $2::date) AS "hasHolidays",
      EXISTS (SELECT 1 FROM users u WHERE u.organization_id = o.id OFFSET 1)
        OR EXISTS (SELECT 1 FROM invitations i WHERE i.organization_id = o.id AND i.status = 'pending') AS "hasPeople",
      EXISTS (SELECT 1 FROM slack_installations s WHERE s.organization_id = o.id) AS "hasSlack",
      EXISTS (SELECT 1 FROM pto_requests r WHERE r.organization_id = o.id) AS "hasRequest"
    FROM organizations o WHERE o.id = $1`,
};

export async function findSetup(
  organizationId: string,
  holidaysFrom: IsoDate,
  tx?: Transaction,
): Promise<SetupFacts & { state: SetupState }> {
  const found = await row<SetupFacts & { state: SetupState }>(SETUP, [organizationId, holidaysFrom], tx);
  if (!found) throw new Error(`There is no organization ${organizationId}`);
  return found;
}

const PATCH = {
  name: "edit-setup",
  text: `
    UPDATE organizations SET setup_state = coalesce($2, setup_state),
      setup_confirmed = CASE WHEN $3::text IS NULL OR setup_confirmed ? $3 THEN setup_confirmed
        ELSE setup_confirmed || to_jsonb($3::text) END
    WHERE id = $1 AND (setup_state <> $2 OR NOT setup_confirmed ? $3) RETURNING id`,
};

export async function updateSetup(
  organizationId: string,
  { state, confirmed }: { state?: SetupState | undefined; confirmed?: SetupStep | undefined },
  tx: Transaction,
): Promise<boolean> {
  return (await row(PATCH, [organizationId, state ?? null, confirmed ?? null], tx)) !== undefined;
}

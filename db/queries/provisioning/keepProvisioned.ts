import type { Transaction } from "sequelize";
import type { ScimPerson } from "./people.ts";
import { rows } from "../statement.ts";

export type SentPerson = Pick<
  ScimPerson,
  "id" | "userName" | "externalId" | "displayName" | "givenName" | "familyName" | "managesManager" | "isActive"
>;

const KEEP = {
  name: "scim-keep-person",
  text: `
    INSERT INTO provisioned_people (organization_id, user_id, user_name, external_id, display_name, given_name, family_name,
      manages_manager, is_active, created_at, updated_at, removed_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)
    ON CONFLICT (organization_id, user_id) DO UPDATE SET user_name = $3, external_id = $4, display_name = $5,
      given_name = $6, family_name = $7, manages_manager = $8, is_active = $9, updated_at = $10, removed_at = $11`,
};

export async function keepProvisionedPerson(
  organizationId: string,
  person: SentPerson,
  { now, tx, isRemoved = false }: { now: Date; tx: Transaction; isRemoved?: boolean },
): Promise<void> {
  const { id, userName, externalId, displayName, givenName, familyName, managesManager, isActive } = person;
  const sent = [userName, externalId, displayName, givenName, familyName, managesManager, isActive];
  await rows(KEEP, [organizationId, id, ...sent, now, isRemoved ? now : null], tx);
}

const KEEP_TEAM = {
  name: "scim-keep-team",
  text: `
    INSERT INTO provisioned_teams (organization_id, team_id, external_id) VALUES ($1, $2, $3)
    ON CONFLICT (organization_id, team_id) DO UPDATE SET external_id = $3`,
};

export async function keepProvisionedTeam(
  organizationId: string,
  { id, externalId }: { id: string; externalId: string | null },
  tx: Transaction,
): Promise<void> {
  await rows(KEEP_TEAM, [organizationId, id, externalId], tx);
}

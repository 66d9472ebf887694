import type { Transaction } from "sequelize";
import { Refusal } from "#core/refusal.ts";
import { isTeamNamed } from "#db/queries/teams/teams.ts";

export async function assertTeamNameFree(
  organizationId: string,
  team: { id: string; name: string },
  tx: Transaction,
): Promise<void> {
  if (!(await isTeamNamed(organizationId, team, tx))) return;
  const text = "A team with this name already exists";
  throw new Refusal("conflict", "team_exists", text, { fields: { name: text } });
}

import type { Model } from "sequelize";
import { Team } from "../../models/teams/Team.ts";
import { TeamMember } from "../../models/teams/TeamMember.ts";
import { NOW } from "../today.ts";
import type { Basis } from "./Basis.ts";

/** Creates a team with a coverage limit and a member. */
export async function teamRows({ organizationId, user }: Basis): Promise<Model[]> {
  const limit = { coverageMinimum: 2, coveragePercent: 50, coverageMode: "refuse" } as const;
  const team = await Team.create({ organizationId, name: "Night Shift", ...limit, createdAt: NOW, updatedAt: NOW });
  return [
    team,
    await TeamMember.create({ organizationId, teamId: team.id, userId: user.id, isLead: false, isMember: true }),
  ];
}

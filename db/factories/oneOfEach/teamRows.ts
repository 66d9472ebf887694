import type { Model } from "sequelize";
import { Blackout } from "../../models/blackouts/Blackout.ts";
import { Team } from "../../models/teams/Team.ts";
import { TeamMember } from "../../models/teams/TeamMember.ts";
import { NOW, TODAY } from "../today.ts";
import type { Basis } from "./Basis.ts";

/** Creates a team with a coverage limit and a member, and a blackout period for it. */
export async function teamRows({ organizationId, office, user }: Basis): Promise<Model[]> {
  const limit = { coverageMinimum: 2, coveragePercent: 50, coverageMode: "refuse" } as const;
  const team = await Team.create({ organizationId, name: "Night Shift", ...limit, createdAt: NOW, updatedAt: NOW });
  return [
    team,
    await Blackout.create({
      organizationId,
      startDate: TODAY,
      endDate: TODAY,
      reason: "Stocktaking",
      officeIds: [office.id],
      teamIds: [team.id],
      types: ["vacation"],
      exceptUserIds: [user.id],
      createdAt: NOW,
    }),
    await TeamMember.create({ organizationId, teamId: team.id, userId: user.id, isLead: false, isMember: true }),
  ];
}

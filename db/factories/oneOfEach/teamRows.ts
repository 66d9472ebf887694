import type { Model } from "sequelize";
import { Closure } from "../../models/closures/Closure.ts";
import { Holiday } from "../../models/Holiday.ts";
import { InboxRead } from "../../models/inbox/InboxRead.ts";
import { RequestSnooze } from "../../models/delegations/RequestSnooze.ts";
import { Delegation } from "../../models/delegations/Delegation.ts";
import { Blackout } from "../../models/blackouts/Blackout.ts";
import { Team } from "../../models/teams/Team.ts";
import { TeamMember } from "../../models/teams/TeamMember.ts";
import { ProvisionedPerson } from "../../models/provisioning/ProvisionedPerson.ts";
import { ProvisionedTeam } from "../../models/provisioning/ProvisionedTeam.ts";
import { NOW, TODAY } from "../today.ts";
import type { Basis } from "./Basis.ts";

export async function teamRows({ organizationId, office, manager, user, request }: Basis): Promise<Model[]> {
  const limit = { coverageMinimum: 2, coveragePercent: 50, coverageMode: "refuse" } as const;
  const team = await Team.create({ organizationId, name: "Night Shift", ...limit, createdAt: NOW, updatedAt: NOW });
  const dates = { startDate: TODAY, endDate: TODAY };
  const officeIds = [office.id];
  const closure = await Closure.create({
    ...dates,
    organizationId,
    name: "Winter break",
    officeIds,
    charged: "vacation",
    createdAt: NOW,
  });
  await request.update({ closureId: closure.id });
  return [
    team,
    closure,
    await Holiday.create({
      organizationId,
      officeId: office.id,
      name: "Winter break",
      date: TODAY,
      type: "custom",
      closureId: closure.id,
      createdAt: NOW,
    }),
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
    await RequestSnooze.create({ organizationId, requestId: request.id, userId: manager.id, until: NOW, count: 1 }),
    await InboxRead.create({ organizationId, userId: user.id, eventKey: "request.approved:1", readAt: NOW }),
    await Delegation.create({
      organizationId,
      approverId: manager.id,
      delegateId: user.id,
      startsOn: TODAY,
      endsOn: TODAY,
      createdById: manager.id,
      createdAt: NOW,
      begunAt: NOW,
      endedAt: NOW,
    }),
    await ProvisionedTeam.create({ organizationId, teamId: team.id, externalId: "group-1" }),
    await ProvisionedPerson.create({
      organizationId,
      userId: user.id,
      userName: "user-1",
      externalId: "external-1",
      displayName: "User One",
      givenName: "User",
      familyName: "One",
      managesManager: true,
      isActive: true,
      createdAt: NOW,
      updatedAt: NOW,
      removedAt: NOW,
    }),
    await TeamMember.create({ organizationId, teamId: team.id, userId: user.id, isLead: false, isMember: true }),
  ];
}

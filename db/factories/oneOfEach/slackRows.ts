import type { Model } from "sequelize";
import { SlackDigest } from "../../models/slack/SlackDigest.ts";
import { SlackHome } from "../../models/slack/SlackHome.ts";
import { SlackTeam } from "../../models/slack/SlackTeam.ts";
import { SlackInstallation } from "../../models/slack/SlackInstallation.ts";
import { LATER, NOW } from "../today.ts";
import type { Basis } from "./Basis.ts";

export async function slackRows({ organizationId, number, office, manager, user }: Basis): Promise<Model[]> {
  return [
    await SlackDigest.create({
      organizationId,
      officeId: office.id,
      teamId: `T${number}`,
      channelId: "C1",
      channelName: "general",
      lastSentOn: "2027-03-08",
      trouble: "channel_not_found",
      troubleNotifiedAt: LATER,
    }),
    await SlackHome.create({
      organizationId,
      userId: user.id,
      teamId: `T${number}`,
      slackUserId: `U${number}`,
      openedAt: NOW,
    }),
    await SlackTeam.create({ organizationId, teamId: `T${number}` }),
    await SlackInstallation.create({
      organizationId,
      teamId: `T${number}`,
      teamName: "Workspace",
      tokensSealed: "sealed",
      installedById: manager.id,
      installedAt: NOW,
    }),
  ];
}

import { Nothing } from "#core/inputs.ts";
import { SlackInstallation } from "#db/models/SlackInstallation.ts";
import { SlackTeam } from "#db/models/SlackTeam.ts";
import { operation } from "./operation.ts";

/** Forgets the organisation's Slack workspace and its tokens; without one it changes nothing. */
export const disconnectSlack = operation("disconnectSlack", Nothing, async (_, { me, tx, audit }) => {
  const { organizationId } = me;
  const installations = await SlackInstallation.findAll({ where: { organizationId }, transaction: tx });
  await SlackTeam.destroy({ where: { organizationId }, transaction: tx });
  await SlackInstallation.destroy({ where: { organizationId }, transaction: tx });
  await audit({ subject: ["slack", null], before: { teams: installations.map(({ teamId }) => teamId) } });
});

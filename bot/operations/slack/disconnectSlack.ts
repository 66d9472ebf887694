import { Nothing } from "#core/inputs.ts";
import { hearersAround } from "#db/queries/hearers.ts";
import { SlackInstallation } from "#db/models/SlackInstallation.ts";
import { SlackTeam } from "#db/models/SlackTeam.ts";
import { announce } from "../notifications/announce.ts";
import { operation } from "../operation.ts";

/** Forgets the organisation's Slack workspace and its tokens; without one it changes nothing. */
export const disconnectSlack = operation("disconnectSlack", Nothing, async (_, { me, tx, now, audit }) => {
  const { organizationId } = me;
  const installations = await SlackInstallation.findAll({ where: { organizationId }, transaction: tx });
  await SlackTeam.destroy({ where: { organizationId }, transaction: tx });
  await SlackInstallation.destroy({ where: { organizationId }, transaction: tx });
  const [first] = installations;
  if (first) {
    const { people } = await hearersAround(organizationId, [], now, tx);
    const others = [...people.values()].filter(({ id }) => id !== me.id);
    const event = { organizationId, event: "slack.disconnected", key: first.id, payload: { actorId: me.id } } as const;
    await announce(event, others, { tx, now });
  }
  await audit({ subject: ["slack", null], before: { teams: installations.map(({ teamId }) => teamId) } });
});

import { Nothing } from "#core/inputs.ts";
import { removeInstallations } from "#db/queries/slack/slack.ts";
import { operation } from "../operation.ts";
import { operationsRuntime } from "../runtime.ts";
import { announceDisconnected } from "./steps/announceDisconnected.ts";
import { openTokens } from "./steps/slackTokens.ts";

/** Returns the tokens to revoke at Slack. */
export const disconnectSlack = operation("disconnectSlack", Nothing, async (_, { me, tx, now, audit }) => {
  const removed = await removeInstallations(me.organizationId, null, tx);
  const [first] = removed;
  if (first) await announceDisconnected(first, me.id, { tx, now });
  await audit({ subject: ["slack", null], before: { teams: removed.map(({ teamId }) => teamId) } });
  return removed.flatMap((installation) => {
    const tokens = openTokens(installation, operationsRuntime().sealer);
    return tokens ? [tokens.botToken] : [];
  });
});

import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { findActiveAdmins } from "#db/queries/people/findActiveAdmins.ts";
import { claimTeam, findSlackWorkspaces, keepInstallation } from "#db/queries/slack/slack.ts";
import { newId } from "#db/newId.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { operation } from "../operation.ts";
import { operationsRuntime } from "../runtime.ts";
import { SlackGrant } from "./steps/SlackGrant.ts";
import { sealTokens } from "./steps/slackTokens.ts";

/**
 * Notifies the other Admins and Owners when another workspace is connected, because its members can be linked by email.
 */
export const connectSlack = operation("connectSlack", SlackGrant, async (grant, { me, tx, now, audit }) => {
  const { organizationId } = me;
  const { teamId, teamName, ...tokens } = grant;
  const owner = await claimTeam(teamId, organizationId, tx);
  if (owner !== organizationId) {
    throw new Refusal("conflict", "slack_team_taken", REDIRECT_ERRORS.slack_team_taken);
  }
  const earlier = await findSlackWorkspaces(organizationId, tx);
  const installation = {
    organizationId,
    id: newId(),
    teamId,
    teamName,
    tokensSealed: sealTokens(tokens, organizationId, operationsRuntime().sealer),
    installedById: me.id,
    installedAt: now,
  };
  await keepInstallation(installation, tx);
  if (earlier.length > 0 && !earlier.some((workspace) => workspace.teamId === teamId)) {
    const others = (await findActiveAdmins(organizationId, tx)).filter(({ id }) => id !== me.id);
    for (const { id, email } of others) {
      await announceAccountChange({ organizationId, id, email }, "workspaceConnected", { tx, now });
    }
  }
  await audit({ subject: ["slack", null], after: { team: teamId, scopes: tokens.scopes } });
});

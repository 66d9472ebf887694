import { Nothing } from "#core/inputs.ts";
import { findSlackWorkspace } from "#db/queries/slack/slack.ts";
import { reading } from "../operation.ts";

/** Returns whether a Slack workspace is connected, and which one. */
export const readSlackStatus = reading("readSlackStatus", Nothing, async (_, { me }) => {
  const workspace = await findSlackWorkspace(me.organizationId);
  return {
    connected: workspace !== undefined,
    teamName: workspace?.teamName ?? null,
    installedAt: workspace?.installedAt ?? null,
  };
});

import { Nothing } from "#core/inputs.ts";
import { linksByEmail } from "#core/people/access/mayLinkByEmail.ts";
import { findSlackWorkspaces } from "#db/queries/slack/slack.ts";
import { reading } from "../reading.ts";

export const readSlackStatus = reading("readSlackStatus", Nothing, async (_, { me }) => {
  const found = await findSlackWorkspaces(me.organizationId);
  const workspaces = found.map(({ teamName, installedAt, connectedByName, connectorRole, connectorIsActive }) => ({
    teamName,
    installedAt: installedAt.toISOString(),
    connectedByName,
    linksByEmail: linksByEmail(connectorRole && { role: connectorRole, isActive: connectorIsActive === true }),
  }));
  const [newest] = workspaces;
  return {
    connected: newest !== undefined,
    teamName: newest?.teamName ?? null,
    installedAt: newest?.installedAt ?? null,
    workspaces,
  };
});

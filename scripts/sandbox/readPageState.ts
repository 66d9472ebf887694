import type { PageState } from "./PageState.ts";
import { topModal } from "./slackApi/views.ts";
import { directMessages, type Conversation, type World } from "./World.ts";

const SHOWN = 100;

export function readPageState(world: World, teamId: string, userId: string): PageState | undefined {
  const workspace = world.workspaces.get(teamId) ?? [...world.workspaces.values()][0];
  const people = workspace?.team.users.filter(({ deleted, isBot }) => !deleted && !isBot) ?? [];
  const user = people.find(({ id }) => id === userId) ?? people[0];
  if (!workspace || !user) return undefined;
  const seen = ({ id, name, messages }: Conversation) => ({
    id,
    name,
    messages: messages.filter(({ to }) => to === undefined || to === user.id).slice(-SHOWN),
  });
  return {
    teams: world.options.teams.map(({ id, name }) => ({ id, name })),
    people: people.map(({ id, name }) => ({ id, name, latest: newest(directMessages(workspace, id)) })),
    channels: [...workspace.conversations.values()].filter((each) => !each.userId).map(seen),
    direct: seen(directMessages(workspace, user.id)),
    home: workspace.homes.get(user.id),
    modal: topModal(workspace, user.id),
    violations: world.violations,
  };
}

function newest({ messages }: Conversation): string {
  return messages.findLast(({ ephemeral }) => !ephemeral)?.ts ?? "";
}

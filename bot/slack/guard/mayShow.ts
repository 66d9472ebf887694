import { isLinkTrusted } from "#core/people/access/mayLinkByEmail.ts";
import { findWho } from "#db/queries/slack/slack.ts";
import type { SlackUser } from "#bot/operations/slack/findSlackPerson.ts";

export async function mayShow({ teamId, slackUserId }: SlackUser, userId: string): Promise<boolean> {
  const { linked = null, connector = null } = (await findWho(teamId, slackUserId)) ?? {};
  return linked?.id === userId && isLinkTrusted(linked, connector);
}

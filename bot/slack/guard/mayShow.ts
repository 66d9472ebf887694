import { isLinkTrusted } from "#core/people/access/mayLinkByEmail.ts";
import { findWho } from "#db/queries/slack/slack.ts";
import type { SlackUser } from "#bot/operations/slack/findSlackPerson.ts";

/** Returns whether a Slack user may still see what was sent to a person: only if a trusted link connects the two. */
export async function mayShow({ teamId, slackUserId }: SlackUser, userId: string): Promise<boolean> {
  const { linked = null, connector = null } = (await findWho(teamId, slackUserId)) ?? {};
  return linked?.id === userId && isLinkTrusted(linked, connector);
}

/**
 * Slack Connect shares the channel with another company. Security: people at the other company must not see who is
 * away.
 */
export const SHARED_CHANNEL = "shared_channel";

const TROUBLES: Record<string, string> = {
  [SHARED_CHANNEL]: "the channel is shared with another company",
  channel_not_found: "the channel no longer exists or Awayday can't see it",
  not_in_channel: "Awayday isn't in the channel: type /invite @Awayday there",
  is_archived: "the channel is archived",
  restricted_action: "only some people can post in the channel",
  restricted_action_read_only_channel: "only some people can post in the channel",
};

export function isChannelTrouble(code: string): boolean {
  return Object.hasOwn(TROUBLES, code);
}

export function digestTrouble(code: string): string {
  return isChannelTrouble(code) ? (TROUBLES[code] ?? code) : `Slack returned ${code}`;
}

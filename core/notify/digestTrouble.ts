/** Why a channel can't be told anything, in Slack's own words. */
const TROUBLES: Record<string, string> = {
  channel_not_found: "the channel no longer exists or Awayday can't see it",
  not_in_channel: "Awayday is not in the channel: type /invite @Awayday there",
  is_archived: "the channel is archived",
  restricted_action: "only some people can post in the channel",
  restricted_action_read_only_channel: "only some people can post in the channel",
};

/** Whether it is the channel's fault that Slack refused a message, so that somebody has to see to the channel. */
export function isChannelTrouble(code: string): boolean {
  return Object.hasOwn(TROUBLES, code);
}

/** What is wrong with a channel, in words that go on after a colon. */
export function digestTrouble(code: string): string {
  return isChannelTrouble(code) ? (TROUBLES[code] ?? code) : `Slack answered ${code}`;
}

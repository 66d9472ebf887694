/** Explanations of Slack's error codes for messages that a channel can't receive. */
const TROUBLES: Record<string, string> = {
  channel_not_found: "the channel no longer exists or Awayday can't see it",
  not_in_channel: "Awayday isn't in the channel: type /invite @Awayday there",
  is_archived: "the channel is archived",
  restricted_action: "only some people can post in the channel",
  restricted_action_read_only_channel: "only some people can post in the channel",
};

/** Returns whether Slack refused a message because of the channel, so that an Admin must fix it. */
export function isChannelTrouble(code: string): boolean {
  return Object.hasOwn(TROUBLES, code);
}

/** Returns the explanation of a channel's error code, worded to follow a colon. */
export function digestTrouble(code: string): string {
  return isChannelTrouble(code) ? (TROUBLES[code] ?? code) : `Slack returned ${code}`;
}

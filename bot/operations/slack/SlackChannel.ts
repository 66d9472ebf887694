/** A channel of a Slack workspace, as visible to the bot. */
export interface SlackChannel {
  id: string;
  name: string;
  isPrivate: boolean;
  /** True if the bot is a member; otherwise it can't post there. */
  isMember: boolean;
}

/**
 * Returns the channels of an organization's connected workspace, loaded from Slack. Throws a refusal if Slack fails.
 */
export type ChannelsOf = (organizationId: string) => Promise<{ teamId: string; channels: SlackChannel[] }>;

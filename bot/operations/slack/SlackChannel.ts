/** A channel of a Slack workspace, as our bot sees it. */
export interface SlackChannel {
  id: string;
  name: string;
  isPrivate: boolean;
  /** Whether our bot is in it; else it can't post there. */
  isMember: boolean;
}

/** The channels of the workspace that an organisation has connected; asks Slack, and throws a Refusal where that is in vain. */
export type ChannelsOf = (organizationId: string) => Promise<{ teamId: string; channels: SlackChannel[] }>;

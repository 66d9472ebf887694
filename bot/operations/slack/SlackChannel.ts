export interface SlackChannel {
  id: string;
  name: string;
  isPrivate: boolean;
  /** True if the bot is a member; otherwise, it can't post there. */
  isMember: boolean;
}

/** Throws a refusal if Slack fails. */
export type ChannelsOf = (organizationId: string) => Promise<{ teamId: string; channels: SlackChannel[] }>;

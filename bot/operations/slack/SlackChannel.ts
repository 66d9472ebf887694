/** As the bot sees the channel. */
export interface SlackChannel {
  id: string;
  name: string;
  isPrivate: boolean;
  /** The bot can post only as a member. */
  isMember: boolean;
}

/** From the organization's connected workspace. Throws a refusal if Slack fails. */
export type ChannelsOf = (organizationId: string) => Promise<{ teamId: string; channels: SlackChannel[] }>;

export interface SlackChannel {
  id: string;
  name: string;
  isPrivate: boolean;
  /** The bot can post only as a member. */
  isMember: boolean;
}

/** Throws a refusal if Slack fails. */
export type ChannelsOf = (organizationId: string) => Promise<{ teamId: string; channels: SlackChannel[] }>;

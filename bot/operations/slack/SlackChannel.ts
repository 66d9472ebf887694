export interface SlackChannel {
  id: string;
  name: string;
  isPrivate: boolean;
  isMember: boolean;
}

export type ChannelsOf = (organizationId: string) => Promise<{ teamId: string; channels: SlackChannel[] }>;

import type { SandboxPerson } from "./SandboxPerson.ts";
import type { SandboxBlock, SandboxMessage, SandboxView } from "./SandboxView.ts";

export interface SandboxUser {
  id: string;
  name: string;
  email: string;
  isEmailConfirmed?: boolean;
  isBot?: boolean;
  isGuest?: boolean;
  isStranger?: boolean;
  deleted?: boolean;
  tz?: string;
  picture?: Uint8Array;
}

interface SandboxChannel {
  id: string;
  name: string;
  hasBot: boolean;
  isPrivate?: boolean;
}

export interface SandboxTeam {
  id: string;
  name: string;
  users: SandboxUser[];
  channels: SandboxChannel[];
}

export interface SandboxOptions {
  teams: SandboxTeam[];
  signingSecret: string;
  clientId: string;
  clientSecret: string;
  eventsUrl?: string;
  port?: number;
  now?: () => Date;
}

export interface SandboxCall {
  method: string;
  body: SandboxCallBody;
  token: string;
  outcome: string;
}

export interface SandboxCallBody {
  channel?: string;
  user?: string;
  user_id?: string;
  ts?: string;
  text?: string;
  blocks?: SandboxBlock[];
  view?: SandboxView;
  [field: string]: unknown;
}

export interface SandboxInstallation {
  botToken: string;
  botId: string;
  botUserId: string;
  appId: string;
  scopes: string[];
  teamId: string;
  teamName: string;
}

export interface SandboxEventOptions {
  eventId?: string;
  at?: Date;
  retryNum?: number;
  retryReason?: string;
}

export interface SandboxDelivery {
  status: number;
  ackMs: number;
  body: string;
}

export interface Sandbox {
  url: string;
  apiUrl: string;
  authorizeUrl: string;
  picturesUrl: string;
  eventsUrl: string;
  teams: SandboxTeam[];
  as: (teamId: string, userId: string) => SandboxPerson;
  /** Returns messages in a channel or from the bot to a person, in their current state, oldest first. */
  messages: (channelOrUser: string) => SandboxMessage[];
  calls: SandboxCall[];
  violations: string[];
  /**
   * `method` is "*" for any method. `how` is "429", "500", "hang", "reset", "lost" (only the response), or a Slack
   * error code.
   */
  fail: (method: string, how: string, times?: number) => void;
  failing: (method: string) => string | undefined;
  installation: (teamId: string, scopes?: string[]) => SandboxInstallation;
  allow: (authorizeUrl: string, teamId: string, userId?: string) => string;
  event(
    teamId: string,
    event: { type: string; [field: string]: unknown },
    options?: SandboxEventOptions,
  ): Promise<SandboxDelivery>;
  /** Sends exactly this body, signed unless `headers` override the signature. */
  send: (body: string, headers?: Record<string, string>) => Promise<SandboxDelivery>;
  revokeTokens: (teamId: string) => Promise<void>;
  uninstall: (teamId: string) => Promise<void>;
  share: (teamId: string, channelId: string, isShared: boolean) => void;
  expireTriggers: () => void;
  onChange: (listener: () => void) => () => void;
  stop: () => Promise<void>;
}

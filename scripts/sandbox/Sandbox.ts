import type { SandboxPerson } from "./SandboxPerson.ts";

export interface SandboxUser {
  id: string;
  name: string;
  email: string;
  isEmailConfirmed?: boolean;
  isBot?: boolean;
  isGuest?: boolean;
  deleted?: boolean;
  tz?: string;
}

export interface SandboxChannel {
  id: string;
  name: string;
  /** Whether the bot was invited. */
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
  /** Where the app takes commands, clicks and events; may be set later. */
  eventsUrl?: string;
  port?: number;
  /** What the time of signatures, of messages and of events is; the real one where it isn't given. */
  now?: () => Date;
}

/** A block or an element of one, as it came. */
export interface SandboxBlock {
  type: string;
  block_id?: string;
  action_id?: string;
  [field: string]: unknown;
}

/** A message as it is now; who holds it keeps what it was. */
export interface SandboxMessage {
  ts: string;
  teamId: string;
  channel: string;
  text: string;
  blocks: SandboxBlock[];
  updatedTimes: number;
  ephemeral: boolean;
  /** Who alone sees it, where it is ephemeral. */
  to?: string;
  /** Where an answer to a click on it goes. */
  responseUrl?: string;
}

export type SandboxValues = Record<string, Record<string, Record<string, unknown>>>;

/** A modal or a home tab as Slack keeps it. */
export interface SandboxView {
  id: string;
  type: "modal" | "home";
  hash: string;
  team_id: string;
  app_id: string;
  bot_id: string;
  callback_id: string;
  external_id: string;
  private_metadata: string;
  root_view_id: string;
  previous_view_id: string | null;
  clear_on_close: boolean;
  notify_on_close: boolean;
  title?: { text: string };
  submit?: { text: string };
  close?: { text: string };
  blocks: SandboxBlock[];
  state: { values: SandboxValues };
}

/** What the app answered at once. */
export interface SandboxAck {
  text?: string;
  blocks?: SandboxBlock[];
  response_type?: string;
  response_action?: string;
  errors?: Record<string, string>;
  view?: Record<string, unknown>;
}

export interface SandboxCall {
  method: string;
  /** What was sent, JSON in it read. */
  body: SandboxCallBody;
  token: string;
  /** "ok", or the error that it was answered with. */
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

/** A team's installation, as the app would store it. */
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
  /** When it happened; now where it isn't given. */
  at?: Date;
  /** The headers of a repetition. */
  retryNum?: number;
  retryReason?: string;
}

/** What came back for something that was sent to the app. */
export interface SandboxDelivery {
  status: number;
  ackMs: number;
  body: string;
}

/** A stand-in for Slack on loopback: signed requests out, the Web API in. */
export interface Sandbox {
  url: string;
  apiUrl: string;
  authorizeUrl: string;
  eventsUrl: string;
  teams: SandboxTeam[];
  as: (teamId: string, userId: string) => SandboxPerson;
  /** What was posted to a channel, or to a person by the bot, in its latest state, the oldest first. */
  messages: (channelOrUser: string) => SandboxMessage[];
  /** Every call of the Web API and of response addresses (method "response_url"), in order. */
  calls: SandboxCall[];
  /** What was refused for breaking Block Kit's limits, whichever way it came. */
  violations: string[];
  /** The next calls of a method ("*": of any) fail: "429" (Retry-After 1), "500", "hang", "lost" (done, but unanswered), or any error code. */
  fail: (method: string, how: string, times?: number) => void;
  /** A token for the team with these scopes, as if it had been installed. */
  installation: (teamId: string, scopes?: string[]) => SandboxInstallation;
  /** What "Allow" on the page of an authorise address does: the address to send the browser to. */
  allow: (authorizeUrl: string, teamId: string, userId?: string) => string;
  /** Sends an event of the Events API. */
  event(
    teamId: string,
    event: { type: string; [field: string]: unknown },
    options?: SandboxEventOptions,
  ): Promise<SandboxDelivery>;
  /** Sends exactly this body, signed unless the headers say otherwise. */
  send: (body: string, headers?: Record<string, string>) => Promise<SandboxDelivery>;
  /** The tokens of a team work no more, and the app is told. */
  revokeTokens: (teamId: string) => Promise<void>;
  /** The team has removed the app, and the app is told. */
  uninstall: (teamId: string) => Promise<void>;
  /** Every trigger given so far is older than 3 s from now on. */
  expireTriggers: () => void;
  /** Hears of everything that changes; returns how to stop. */
  onChange: (hear: () => void) => () => void;
  stop: () => Promise<void>;
}

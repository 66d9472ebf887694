import type { GoogleConfig } from "../config.ts";
import type { ChannelsOf } from "#bot/operations/slack/SlackChannel.ts";
import type { SlackOauth } from "#bot/operations/slack/SlackOauth.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { AvatarUrl } from "./present/avatarUrl.ts";
import type { Throttles } from "./middleware/throttles.ts";

/** What the routes of this entry point need besides the request. */
export interface HttpContext {
  /** The origin that links begin with. */
  appUrl: string;
  avatarUrl: AvatarUrl;
  clock: Clock;
  throttles: Throttles;
  /** How to reach Google, where sign-in by it is set up. */
  google: GoogleConfig | undefined;
  /** How to connect to Slack, where that is set up. */
  slack: SlackOauth | undefined;
  /** Asks Slack for its channels, likewise. */
  slackChannels: ChannelsOf | undefined;
  /** Whether there is a server to send mail by. */
  sendsMail: boolean;
  sessionCookie: SessionCookie;
}

export interface SessionCookie {
  name: string;
  secure: boolean;
}

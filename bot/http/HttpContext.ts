import type { GoogleConfig } from "../config.ts";
import type { ChannelsOf } from "#bot/operations/slack/SlackChannel.ts";
import type { SlackDirectory } from "#bot/operations/slack/directory/SlackDirectory.ts";
import type { SlackOauth } from "#bot/operations/slack/SlackOauth.ts";
import type { InboxRow } from "#db/queries/inbox/inbox.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { InboxText } from "#core/api/inbox/InboxAnswer.ts";
import type { PictureOf } from "#bot/operations/photos/PictureOf.ts";
import type { TextsOf } from "#bot/operations/sso/checkDomain.ts";
import type { CalendarProvider, CalendarService } from "#bot/operations/calendars/CalendarProvider.ts";
import type { OidcClient } from "#bot/operations/sso/OidcClient.ts";
import type { Clock } from "#bot/operations/runtime.ts";
import type { AvatarUrl } from "./present/avatarUrl.ts";
import type { LiveStreams } from "./live/LiveStreams.ts";
import type { Throttles } from "./middleware/throttles.ts";

/** Everything that HTTP routes need besides the request. */
export interface HttpContext {
  /** The origin used in links. */
  appUrl: string;
  avatarUrl: AvatarUrl;
  clock: Clock;
  throttles: Throttles;
  /** The event streams of open pages. */
  live: LiveStreams;
  /** The OAuth client settings for Google; undefined if sign-in with Google is not configured. */
  google: GoogleConfig | undefined;
  /** Connects Slack workspaces; undefined if Slack is not configured. */
  slack: SlackOauth | undefined;
  /** Lists the channels of a Slack workspace; undefined if Slack is not configured. */
  slackChannels: ChannelsOf | undefined;
  /** Reads the members of Slack workspaces; undefined if Slack is not configured. */
  slackDirectory: SlackDirectory | undefined;
  /** Fetches a person's picture from a service. */
  pictureOf: PictureOf;
  /** Returns the function that returns the text of a notification on a page of a person's inbox. */
  inboxText: (person: Person) => (entry: InboxRow) => Promise<InboxText>;
  /** The client of the identity providers for single sign-on. */
  oidc: OidcClient;
  /** The clients of the calendar services that people can connect. */
  calendars: ReadonlyMap<CalendarService, CalendarProvider>;
  /** Returns the DNS TXT records of a name. */
  textsOf: TextsOf;
  /** True if a mail server is configured. */
  sendsMail: boolean;
  sessionCookie: SessionCookie;
}

export interface SessionCookie {
  name: string;
  secure: boolean;
}

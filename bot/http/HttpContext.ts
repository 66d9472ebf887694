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

export interface HttpContext {
  appUrl: string;
  avatarUrl: AvatarUrl;
  clock: Clock;
  throttles: Throttles;
  live: LiveStreams;
  google: GoogleConfig | undefined;
  slack: SlackOauth | undefined;
  slackChannels: ChannelsOf | undefined;
  slackDirectory: SlackDirectory | undefined;
  pictureOf: PictureOf;
  inboxText: (person: Person) => (entry: InboxRow) => Promise<InboxText>;
  oidc: OidcClient;
  calendars: ReadonlyMap<CalendarService, CalendarProvider>;
  textsOf: TextsOf;
  sendsMail: boolean;
  sessionCookie: SessionCookie;
}

export interface SessionCookie {
  name: string;
  secure: boolean;
}

export type CalendarService = "google" | "microsoft";

/** A refresh may return another refresh token, which replaces the earlier one. */
export interface CalendarTokens {
  accessToken: string;
  refreshToken: string;
  /** When the access token expires, by Awayday's clock. */
  expiresAt: Date;
}

export interface CalendarAccount {
  /** The service's identifier of the account, which never changes. */
  subject: string;
  /** The email address to show. */
  account: string;
}

export type PushedEvent = {
  /** Stable, so that a repeated delivery is recognized. It must differ between connections. */
  key: string;
  /** Everyone who sees the calendar can read it, even if the calendar is a person's own. */
  title: string;
  /** The IANA time zone in which to show the event. */
  zone: string;
} & (
  | { allDay: true; /** The first date, such as 2026-12-24. */ start: string; endExclusive: string }
  | { allDay: false; start: Date; end: Date }
);

/** An event in this calendar shows its owner as away; one in another calendar doesn't. */
export const PRIMARY_CALENDAR = "primary";

/** Everything that fails throws a CalendarFailure. */
export interface CalendarProvider {
  authorizeUrl(visit: { state: string; codeChallenge: string; redirectUri: string }): string;
  /** Exchanges the code with which the browser returned. */
  exchangeCode(visit: {
    code: string;
    codeVerifier: string;
    redirectUri: string;
  }): Promise<CalendarTokens & CalendarAccount>;
  refresh(refreshToken: string): Promise<CalendarTokens>;
  /** Returns the calendar's id. Creates another one with each call. */
  createCalendar(accessToken: string, name: string): Promise<string>;
  /**
   * Creates or changes an event, and returns its id at the service. Null stands for an id that is unknown because the
   * answer to an earlier call was lost.
   */
  putEvent(
    accessToken: string,
    calendarId: string,
    event: PushedEvent,
    providerEventId?: string | null,
  ): Promise<string>;
  /** An event or a calendar that is already gone counts as done. */
  deleteEvent(accessToken: string, calendarId: string, providerEventId: string): Promise<void>;
  /** At Google, this ends all access of the account through this OAuth client, including other connections to it. */
  revoke(tokens: Pick<CalendarTokens, "refreshToken">): Promise<void>;
}

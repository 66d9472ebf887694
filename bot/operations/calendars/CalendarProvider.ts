export type CalendarService = "google" | "microsoft";

export interface CalendarTokens {
  accessToken: string;
  refreshToken: string;
  /** The time at which the access token expires, according to Awayday's clock. */
  expiresAt: Date;
}

export interface CalendarAccount {
  /** The service's permanent identifier of the account. */
  subject: string;
  account: string;
}

export type PushedEvent = {
  /** Must be stable, so that a repeated delivery is recognized. */
  key: string;
  /** Security: everyone who sees the calendar can read the title. */
  title: string;
  /** The IANA time zone in which to show the event. */
  zone: string;
} & (
  | { allDay: true; /** The first date, such as 2026-12-24. */ start: string; endExclusive: string }
  | { allDay: false; start: Date; end: Date }
);

/** An event in the primary calendar shows its owner as away or busy. An event in another calendar doesn't. */
export const PRIMARY_CALENDAR = "primary";

/** Methods throw a CalendarFailure if they fail. */
export interface CalendarProvider {
  authorizeUrl(visit: { state: string; codeChallenge: string; redirectUri: string }): string;
  exchangeCode(visit: {
    code: string;
    codeVerifier: string;
    redirectUri: string;
  }): Promise<CalendarTokens & CalendarAccount>;
  refresh(refreshToken: string): Promise<CalendarTokens>;
  /** Returns the calendar's id. Each call creates another calendar. */
  createCalendar(accessToken: string, name: string): Promise<string>;
  /**
   * Creates or changes an event, and returns its id at the service. Pass null if the id is unknown because the answer
   * to an earlier call was lost.
   */
  putEvent(
    accessToken: string,
    calendarId: string,
    event: PushedEvent,
    providerEventId?: string | null,
  ): Promise<string>;
  /** Succeeds if the event or the calendar no longer exists. */
  deleteEvent(accessToken: string, calendarId: string, providerEventId: string): Promise<void>;
  /** Google ends all of this OAuth client's access to the account, for all connections. Microsoft ends nothing. */
  revoke(tokens: Pick<CalendarTokens, "refreshToken">): Promise<void>;
}

/**
 * - `expired`: the access token is no longer valid and must be refreshed
 * - `revoked`: access ended, and only connecting the account again helps
 * - `calendarGone`: the calendar was deleted
 * - `busy`: too many requests; try again after `retryAfterSeconds`
 * - `passing`: no usable answer; another attempt may succeed
 * - `refused`: repeating the request doesn't help
 */
type CalendarFailureKind = "expired" | "revoked" | "calendarGone" | "busy" | "passing" | "refused";

/** Logs and Admins get the message, so it contains no personal data and no secrets. */
export class CalendarFailure extends Error {
  override readonly name = "CalendarFailure";
  readonly kind: CalendarFailureKind;
  readonly retryAfterSeconds: number;

  constructor(
    kind: CalendarFailureKind,
    message: string,
    { retryAfterSeconds = 0, ...options }: ErrorOptions & { retryAfterSeconds?: number } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

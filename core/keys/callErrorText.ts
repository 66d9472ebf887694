import { deadKey } from "./keyRefusals.ts";
import type { Scope } from "./scopes.ts";

interface FailedCall {
  status: number;
  error: string;
  scope?: Scope | null | undefined;
}

/** The log stores codes instead of texts, because texts of refusals can name people and dates. */
const BY_CODE: Record<string, string> = {
  expired_key: deadKey("expired").message,
  revoked_key: deadKey("revoked").message,
  stopped_key: deadKey("stopped").message,
  key_and_cookie: "The request had a cookie as well as the key",
  second_factor_setup_required: "The person must set up two-factor authentication first",
  no_such_call: "There is no such call",
  too_many_calls: "The key made too many calls in a minute",
  too_many_fetches: "The link was fetched too often",
  too_many: "Too many calendars were downloading at the same time",
  no_calendar: "The person is deactivated, or must set up two-factor authentication first",
  cut_off: "The program closed the connection before it had the whole response",
};

const BY_STATUS: Record<number, string> = {
  400: "The call is malformed; its response names the fields",
  401: "The key doesn't work",
  403: "The person may not do this",
  404: "There is no such object",
  409: "The call conflicts with the current state",
  413: "The body is too large",
  415: "The body isn't JSON",
  422: "The organization's rules refuse the call",
  429: "There were too many calls",
  503: "Awayday is busy or restarting",
};

export function callErrorText({ status, error, scope }: FailedCall): string {
  const text =
    error === "missing_scope" && scope
      ? `The key needs the scope ${scope}`
      : (BY_CODE[error] ?? BY_STATUS[status] ?? "Awayday failed");
  return `${text} (${error})`;
}

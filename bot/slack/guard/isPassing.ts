const PASSING = new Set([
  "internal_error",
  "fatal_error",
  "service_unavailable",
  "request_timeout",
  "ratelimited",
  "team_added_to_org",
]);

/** Whether an error code is trouble of Slack's own, which passes; any other refusal would come again. */
export function isPassing(code: string): boolean {
  return PASSING.has(code);
}

const PASSING = new Set([
  "internal_error",
  "fatal_error",
  "service_unavailable",
  "request_timeout",
  "ratelimited",
  "team_added_to_org",
]);

export function isPassing(code: string): boolean {
  return PASSING.has(code);
}

/**
 * The maximum number of pending requests in a response, which contains the newest ones. Deciding them makes room for
 * the others.
 */
export const MAX_TEAM_REQUESTS = 500;

/** Returns the number of pending requests as text: `500+` if there may be more than the response contains. */
export function teamRequestCount(count: number): string {
  return count < MAX_TEAM_REQUESTS ? String(count) : `${MAX_TEAM_REQUESTS}+`;
}

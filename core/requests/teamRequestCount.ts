/** The maximum number of pending requests shown: the newest ones. Deciding them makes room for the others. */
export const MAX_TEAM_REQUESTS = 500;

/** The maximum number of pending requests in a response: one more than is shown, to detect that there are more. */
export const MAX_ANSWERED_REQUESTS = MAX_TEAM_REQUESTS + 1;

/** Returns the number of pending requests in a response as text, such as `500+` if there are more than are shown. */
export function teamRequestCount(count: number): string {
  return count > MAX_TEAM_REQUESTS ? `${MAX_TEAM_REQUESTS}+` : String(count);
}

/** The newest ones are shown. Deciding them makes room for the others. */
export const MAX_TEAM_REQUESTS = 500;

/** One more than is shown, to detect that there are more. */
export const MAX_ANSWERED_REQUESTS = MAX_TEAM_REQUESTS + 1;

interface Answered {
  snoozedUntil?: unknown;
}

export function isWaiting({ snoozedUntil }: Answered): boolean {
  return snoozedUntil === undefined;
}

/** The requests that wait for a person now; `hasMore` if there are more than are shown. */
export interface TeamRequestCount {
  count: number;
  hasMore: boolean;
}

export function teamRequestCount(requests: readonly Answered[]): TeamRequestCount {
  return {
    count: Math.min(requests.filter(isWaiting).length, MAX_TEAM_REQUESTS),
    hasMore: requests.length > MAX_TEAM_REQUESTS,
  };
}

/** Such as `500+` if there are more than are shown. */
export function teamRequestCountText({ count, hasMore }: TeamRequestCount): string {
  return hasMore ? `${count}+` : String(count);
}

export const MAX_TEAM_REQUESTS = 500;

export const MAX_ANSWERED_REQUESTS = MAX_TEAM_REQUESTS + 1;

interface Answered {
  snoozedUntil?: unknown;
}

export function isWaiting({ snoozedUntil }: Answered): boolean {
  return snoozedUntil === undefined;
}

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

export function teamRequestCountText({ count, hasMore }: TeamRequestCount): string {
  return hasMore ? `${count}+` : String(count);
}

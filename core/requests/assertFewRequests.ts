import { Refusal } from "#core/refusal.ts";

/**
 * The maximum number of requests for one person in 24 hours, including canceled ones, and of edits to them, because
 * each notifies approvers.
 */
const REQUESTS_PER_DAY = 300;
/** The period in which requests count, in milliseconds. */
export const REQUESTS_COUNT_FOR = 24 * 60 * 60 * 1000;

/** The requests submitted for a person in the last 24 hours, and the edits of their requests. */
export interface RecentRequests {
  count: number;
  /** The time of the oldest; null if there are none. */
  oldest: Date | null;
}

/** Throws (429) if a person has too many recent requests and edits. */
export function assertFewRequests({ count, oldest }: RecentRequests, now: Date): void {
  if (count < REQUESTS_PER_DAY || !oldest) return;
  const wait = oldest.getTime() + REQUESTS_COUNT_FOR - now.getTime();
  const text = `You can submit or change requests at most ${REQUESTS_PER_DAY} times in 24 hours. Please try again later.`;
  throw new Refusal("throttled", "too_many_requests", text, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}

import { Refusal } from "#core/refusal.ts";

/** So many people may be imported within 24 hours: each new one is sent a mail. */
export const MOST_NEW_A_DAY = 20_000;

/** Refuses (429) to import more new people than an organisation may add in 24 hours. */
export function assertMayAddMore(newOnes: number, addedLately: number): void {
  if (newOnes === 0 || newOnes + addedLately <= MOST_NEW_A_DAY) return;
  const text = "No more than 20,000 people can be added within 24 hours. Please try again tomorrow.";
  throw new Refusal("throttled", "too_many_people", text, { retryAfter: 3600 });
}

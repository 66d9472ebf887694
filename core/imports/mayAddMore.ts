import { Refusal } from "#core/refusal.ts";

export const MAX_NEW_A_DAY = 20_000;

export function assertMayAddMore(newOnes: number, addedLately: number): void {
  if (newOnes === 0 || newOnes + addedLately <= MAX_NEW_A_DAY) return;
  const text = "No more than 20,000 people can be added within 24 hours. Please try again tomorrow.";
  throw new Refusal("throttled", "too_many_people", text, { retryAfter: 3600 });
}

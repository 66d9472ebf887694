import { Refusal } from "#core/refusal.ts";

const MINUTE = 60;

/** `milliseconds` is the remaining wait. */
export function tooMany(milliseconds: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  const minutes = Math.ceil(retryAfter / MINUTE);
  const text = `Too many attempts. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  return new Refusal("throttled", "too_many", text, { retryAfter });
}

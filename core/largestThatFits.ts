import type { Minutes } from "./leave/amounts.ts";

/** Later tries halve the range. */
const GUESSES = 4;

/**
 * Every amount larger than a short one must be short, and a minute less must reduce the shortage by at most a minute.
 */
export function largestThatFits(most: Minutes, shortBy: (amount: Minutes) => Minutes): Minutes {
  let [fits, tooMuch] = [0, most + 1];
  let amount = most;
  for (let tries = 1; tooMuch - fits > 1; tries++) {
    const short = shortBy(amount);
    if (short > 0) tooMuch = Math.max(fits + 1, Math.floor(amount - short) + 1);
    else fits = amount;
    const guess = short > 0 ? Math.max(fits + 1, Math.floor(amount - short)) : fits + 1;
    amount = tries < GUESSES ? guess : Math.floor((fits + tooMuch) / 2);
  }
  return fits;
}

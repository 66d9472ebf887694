import type { Minutes } from "./leave/amounts.ts";

/**
 * The number of tries that subtract the shortage. Later tries halve the range, which may take more tries but always
 * ends.
 */
const GUESSES = 4;

/**
 * Every amount larger than a short one must be short, too, and a minute less must reduce the shortage by at most a
 * minute. Each try replays whole years, so the amount less its shortage is tried first: it usually fits.
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

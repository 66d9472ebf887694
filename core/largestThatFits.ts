import type { Minutes } from "./leave/amounts.ts";

const GUESSES = 4;

/**
 * Requires that every amount above an amount that is short is also short, and that a minute less reduces the shortage
 * by at most a minute.
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

import type { Minutes } from "#core/leave/amounts.ts";

/** 12 × the least common multiple of every number of days that a month or a leave year can have: 28 to 31, 365, 366. */
const UNITS = 12 * 1_681_363_740;

/** Adds up fractions of minutes without any error, so that what is rounded at last is rounded once. */
export class ExactSum {
  #minutes = 0;
  #units = 0;

  /** Adds `twelfths` / 12 minutes × `days` / `ofDays`; all of them are whole numbers. */
  add(twelfths: number, days: number, ofDays: number): void {
    const numerator = twelfths * days;
    const denominator = 12 * ofDays;
    this.#minutes += Math.floor(numerator / denominator);
    this.#units += (numerator % denominator) * (UNITS / denominator);
    if (this.#units >= UNITS) {
      this.#units -= UNITS;
      this.#minutes += 1;
    }
  }

  /** The sum so far, rounded half up to the whole minute. */
  rounded(): Minutes {
    return this.#minutes + (this.#units * 2 >= UNITS ? 1 : 0);
  }
}

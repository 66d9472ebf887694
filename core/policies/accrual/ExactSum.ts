import type { Minutes } from "#core/leave/amounts.ts";

/** 12 × the least common multiple of the possible lengths of a month or a leave year in days: 28 to 31, 365, 366. */
const UNITS = 12 * 1_681_363_740;

/** Adds fractions of minutes exactly, so that rounding happens only once, at the end. */
export class ExactSum {
  #minutes = 0;
  #units = 0;

  /** Adds `twelfths` / 12 minutes × `days` / `ofDays`; all must be whole numbers. */
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

  /** Returns the sum so far, rounded half up to whole minutes. */
  rounded(): Minutes {
    return this.#minutes + (this.#units * 2 >= UNITS ? 1 : 0);
  }
}

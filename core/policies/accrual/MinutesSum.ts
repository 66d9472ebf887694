import type { Minutes } from "#core/leave/amounts.ts";
import { ratio, ZERO, type Fraction } from "../document/exact.ts";

const HALF = ratio(1, 2);

/** Adds fractions of minutes exactly, so that rounding happens only once, at the end. */
export class MinutesSum {
  #sum = ZERO;

  add(minutes: Fraction): void {
    this.#sum = this.#sum.add(minutes);
  }

  /** Rounded half up to whole minutes. */
  rounded(): Minutes {
    return this.#sum.add(HALF).floor().valueOf();
  }
}

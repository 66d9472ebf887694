import type { Minutes } from "#core/leave/amounts.ts";
import { ratio, ZERO, type Fraction } from "../document/exact.ts";

const HALF = ratio(1, 2);

export class MinutesSum {
  #sum = ZERO;

  add(minutes: Fraction): void {
    this.#sum = this.#sum.add(minutes);
  }

  rounded(): Minutes {
    return this.#sum.add(HALF).floor().valueOf();
  }
}

import type { Unit } from "../amountRule.ts";
import { exact } from "../exact.ts";
import type { RoundingRule } from "../roundingRule.ts";
import { countText, halfText, numberText } from "./numberText.ts";

/** Returns a rounding in words: `each amount is rounded up to the next half day`. */
export function roundingText(subject: { when?: string; of: string }, { to, mode }: RoundingRule, unit: Unit): string {
  const { when = "", of } = subject;
  const step =
    numberText(to) === "1" ? `whole ${unit}` : numberText(to) === "0.5" ? `half ${unit}` : `${numberText(to)} ${unit}`;
  switch (mode) {
    case "up":
      return `${when}${of} is rounded up to the next ${step}`;
    case "down":
      return `${when}${of} is rounded down to the last ${step}`;
    case "nearest":
      return `${when}${of} is rounded to the nearest ${step}`;
    case "halfUpElseKeep": {
      const half = exact(to).div(2);
      const least = half.equals(0.5) ? halfText(unit) : countText(half, unit);
      return `${when}fractions of at least ${least} are rounded up to the next ${step}; smaller fractions are kept`;
    }
  }
}

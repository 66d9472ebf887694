import type { Unit } from "../amountRule.ts";
import { exact } from "../exact.ts";
import type { RoundingRule } from "../roundingRule.ts";
import { countText, halfText, numberText } from "./numberText.ts";

const DIRECTIONS = { up: "up to the next", down: "down to the nearest", nearest: "to the nearest" };

export function roundingText(subject: { when?: string; of: string }, { to, mode }: RoundingRule, unit: Unit): string {
  const { when = "", of } = subject;
  const step =
    numberText(to) === "1" ? `whole ${unit}` : numberText(to) === "0.5" ? `half ${unit}` : `${numberText(to)} ${unit}`;
  if (mode === "halfUpElseKeep") {
    const half = exact(to).div(2);
    const least = half.equals(0.5) ? halfText(unit) : countText(half, unit);
    return `${when}fractions of at least ${least} are rounded up to the next ${step}; smaller fractions are kept`;
  }
  return `${when}${of} is rounded ${DIRECTIONS[mode]} ${step}`;
}

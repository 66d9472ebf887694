import { z } from "zod";
import { exact, exactPositive, ratio, type Fraction } from "./exact.ts";

export const roundingRule = z
  .strictObject({
    to: exactPositive.meta({ description: "The step to which an amount is rounded.", examples: [0.5] }),
    mode: z.enum(["up", "down", "nearest", "halfUpElseKeep"]).meta({
      description:
        "The direction. `nearest` rounds half up; `halfUpElseKeep` rounds fractions of half or more up and keeps smaller ones.",
      examples: ["up"],
    }),
  })
  .meta({ id: "Rounding" });
export type RoundingRule = z.output<typeof roundingRule>;

const HALF = ratio(1, 2);

const ROUNDED: Record<RoundingRule["mode"], (steps: Fraction) => Fraction> = {
  up: (steps) => steps.ceil(),
  down: (steps) => steps.floor(),
  nearest: (steps) => steps.add(HALF).floor(),
  halfUpElseKeep: (steps) => (steps.sub(steps.floor()).compare(HALF) >= 0 ? steps.ceil() : steps),
};

export function roundExactly(amount: Fraction, rule: RoundingRule | undefined): Fraction {
  if (!rule) return amount;
  const step = exact(rule.to);
  return ROUNDED[rule.mode](amount.div(step)).mul(step);
}

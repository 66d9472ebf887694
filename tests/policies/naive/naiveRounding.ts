import { exact, type Fraction } from "#core/policies/document/exact.ts";
import type { RoundingRule } from "#core/policies/document/roundingRule.ts";

export function naiveRounding(amount: Fraction, rule: RoundingRule | undefined): Fraction {
  if (!rule) return amount;
  const to = exact(rule.to);
  const below = amount.sub(amount.mod(to)).sub(amount.lt(0) && !amount.mod(to).equals(0) ? to : 0);
  const rest = amount.sub(below);
  if (rest.equals(0)) return amount;
  const isHalf = rest.mul(2).gte(to);
  if (rule.mode === "up" || (isHalf && rule.mode !== "down")) return below.add(to);
  return rule.mode === "halfUpElseKeep" ? amount : below;
}

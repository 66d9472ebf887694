import type { AmountRule, Unit } from "../amountRule.ts";
import { exact, type ExactNumber, type Fraction } from "../exact.ts";
import { factName, rateText } from "./factText.ts";
import { countText, numberText } from "./numberText.ts";

interface Range {
  least: Fraction;
  most: Fraction;
  noun: string;
}

export function isFormula(rule: AmountRule, unit: Unit): boolean {
  return typeof rule === "object" && ("rate" in rule || "sum" in rule || ("by" in rule && !rangeOf(rule, unit)));
}

export function briefAmount(rule: AmountRule, unit: Unit): string {
  const range = rangeOf(rule, unit);
  if (range) return rangeText(range);
  if (typeof rule !== "object") return countText(rule, unit);
  if ("rate" in rule) return rateText(rule.rate, rule.of, unit);
  if ("by" in rule) return `${unit}s by ${factName(rule.by)}`;
  if ("sum" in rule) return rule.sum.map((part) => briefAmount(part, unit)).join(" plus ");
  const parts = "min" in rule ? rule.min : "max" in rule ? rule.max : [];
  const ranges = parts.flatMap((part) => rangeOf(part, unit) ?? []);
  if (ranges.length === parts.length) return ranges.map(rangeText).join(" or ");
  const most = mostOf(rule, unit);
  return most ? `up to ${countText(most.most, most.noun)}` : `a varying number of ${unit}s`;
}

function mostOf(rule: AmountRule, unit: Unit): Range | null {
  if (typeof rule !== "object" || !("min" in rule || "max" in rule)) return rangeOf(rule, unit);
  const parts = "min" in rule ? rule.min : rule.max;
  const known = parts.flatMap((part) => mostOf(part, unit) ?? []);
  if (!("min" in rule)) return known.length === parts.length ? widest(known) : null;
  return widest(known) && (known.toSorted((one, other) => one.most.compare(other.most))[0] ?? null);
}

function rangeOf(rule: AmountRule, unit: Unit): Range | null {
  if (typeof rule !== "object") return rangeOfNumber(rule, unit);
  if ("weeks" in rule) return rangeOfNumber(rule.weeks, "week");
  if ("days" in rule) return rangeOfNumber(rule.days, "workday");
  if (!("by" in rule)) return null;
  const amounts = "tiers" in rule ? rule.tiers.map(([, amount]) => amount) : Object.values(rule.map);
  const ranges = amounts.map((amount) => rangeOf(amount, unit));
  const known = ranges.flatMap((range) => range ?? []);
  return known.length === ranges.length ? widest(known.filter(({ most }) => most.compare(0) > 0)) : null;
}

function widest(ranges: readonly Range[]): Range | null {
  const [first] = ranges;
  if (!first || ranges.some(({ noun }) => noun !== first.noun)) return null;
  return ranges.reduce(({ least, most, noun }, range) => ({
    least: least.compare(range.least) <= 0 ? least : range.least,
    most: most.compare(range.most) >= 0 ? most : range.most,
    noun,
  }));
}

function rangeOfNumber(value: ExactNumber, noun: string): Range {
  return { least: exact(value), most: exact(value), noun };
}

function rangeText({ least, most, noun }: Range): string {
  return least.equals(most) ? countText(most, noun) : `${numberText(least)}–${countText(most, noun)}`;
}

import type { AmountRule, Unit } from "../amountRule.ts";
import { exact, type ExactNumber } from "../exact.ts";
import { rateText, SERVICE_YEARS, tierText } from "./factText.ts";
import { listText } from "#core/listText.ts";
import { plainName } from "./plainName.ts";
import { countText, numberText } from "./numberText.ts";

interface AmountWords {
  first: string;
  more: string;
  isQuantity: boolean;
}

interface Words {
  unit: Unit;
  lowest?: Record<string, number>;
}

const REGULAR_ROWS = 5;

export function amountText(rule: AmountRule, words: Words): string {
  const { first, more } = amountWords(rule, words);
  return `${first}${more}`;
}

export function amountWords(rule: AmountRule, words: Words): AmountWords {
  if (typeof rule !== "object") return quantity(rule, words.unit);
  if ("weeks" in rule) return quantity(rule.weeks, "week");
  if ("days" in rule) return quantity(rule.days, "workday");
  if ("rate" in rule) return { first: rateText(rule.rate, rule.of, words.unit), more: "", isQuantity: false };
  if ("tiers" in rule) return tiersWords(rule.by, rule.tiers, words);
  if ("map" in rule)
    return { first: `${words.unit}s by ${plainName(rule.by)}`, more: mapText(rule, words), isQuantity: false };
  if ("sum" in rule) {
    return { first: rule.sum.map((part) => nestedText(part, words)).join(" plus "), more: "", isQuantity: false };
  }
  return { first: limitedText(rule, words), more: "", isQuantity: false };
}

function limitedText(rule: { min: AmountRule[] } | { max: AmountRule[] }, words: Words): string {
  const isMin = "min" in rule;
  const parts = isMin ? rule.min : rule.max;
  const [limit] = parts.filter((part) => typeof part !== "object");
  const [formula] = parts.filter((part) => typeof part === "object" && !("weeks" in part || "days" in part));
  if (parts.length === 2 && limit !== undefined && formula !== undefined) {
    return `${nestedText(formula, words)}, at ${isMin ? "most" : "least"} ${amountText(limit, words)},`;
  }
  const texts = parts.map((part) => nestedText(part, words));
  return texts.length === 1
    ? (texts[0] ?? "")
    : `${listText(texts, "or")}, whichever is ${isMin ? "less" : "greater"},`;
}

export function lastAmountText(rule: AmountRule, words: Words): string {
  return amountText(rule, words).replace(/,$/, "");
}

function quantity(value: ExactNumber, noun: string): AmountWords {
  const isNothing = exact(value).compare(0) === 0;
  return { first: isNothing ? "nothing" : countText(value, noun), more: "", isQuantity: !isNothing };
}

function nestedText(rule: AmountRule, words: Words): string {
  if (typeof rule === "object" && ("min" in rule || "max" in rule)) {
    const [value, ...limits] = ("min" in rule ? rule.min : rule.max).map((part) => nestedText(part, words));
    return limits.length > 0 ? `${value} (at ${"min" in rule ? "most" : "least"} ${listText(limits)})` : (value ?? "");
  }
  return lastAmountText(rule, words);
}

function tiersWords(by: string, rows: readonly (readonly [ExactNumber, AmountRule])[], words: Words): AmountWords {
  const [opening, second] = rows;
  const isIdle = opening !== undefined && second !== undefined && isZero(opening[1]);
  const [base, ...later] = isIdle ? rows.slice(1) : rows;
  if (!base) return quantity(0, words.unit);
  const isConditional = isIdle || exact(base[0]).compare(words.lowest?.[by] ?? 0) > 0;
  const { first, isQuantity } = amountWords(base[1], words);
  const condition = isConditional ? ` ${tierText(by, base[0], false)}` : "";
  const steps = regularSteps(by, [base, ...later]);
  if (steps !== null) return { first, more: `${condition}, ${steps}`, isQuantity };
  const texts = later.map(([from, amount], index) => {
    const text = isZero(amount)
      ? "none"
      : sameNoun(base[1], amount)
        ? bareNumber(amount)
        : lastAmountText(amount, words);
    return `${text} ${tierText(by, from, isConditional || index > 0)}`;
  });
  return { first, more: `${condition}${joined(texts)}`, isQuantity };
}

function joined(texts: readonly string[]): string {
  if (texts.length === 0) return "";
  const [only] = texts;
  if (texts.length === 1) return `, ${only?.startsWith("none") ? "but " : ""}${only}`;
  return `, ${listText(texts.length === 2 ? ["", ...texts] : texts).replace(/^, /, "")}`;
}

function regularSteps(by: string, rows: readonly (readonly [ExactNumber, AmountRule])[]): string | null {
  if (rows.length < REGULAR_ROWS || !SERVICE_YEARS.includes(by)) return null;
  const points = rows.map(([from, amount]) =>
    typeof amount === "object" ? null : ([exact(from), exact(amount)] as const),
  );
  const gaps = points.slice(1).map((point, index) => {
    const before = points[index];
    return point && before ? ([point[0].sub(before[0]), point[1].sub(before[1])] as const) : null;
  });
  const [gap] = gaps;
  const last = points.at(-1);
  if (!gap || !last || gap[1].compare(0) <= 0) return null;
  if (!gaps.every((one) => one && one[0].equals(gap[0]) && one[1].equals(gap[1]))) return null;
  const every = gap[0].equals(1) ? "each additional year" : `every ${numberText(gap[0])} additional years`;
  return `plus ${numberText(gap[1])} for ${every} of service, up to ${numberText(last[1])}`;
}

function mapText({ by, map }: { by: string; map: Record<string, AmountRule> }, words: Words): string {
  const rows = Object.entries(map).map(([key, amount]) => {
    const { first, more } = amountWords(amount, words);
    return `${first.replace(/,$/, "")} for ${plainName(by)} ${key}${more === "" ? "" : ` (${more.replace(/^,? /, "")})`}`;
  });
  return `: ${listText(rows)}`;
}

export function isZero(rule: AmountRule): boolean {
  return typeof rule !== "object" && exact(rule).compare(0) === 0;
}

function sameNoun(one: AmountRule, other: AmountRule): boolean {
  if (typeof one !== "object" || typeof other !== "object") return typeof one !== "object" && typeof other !== "object";
  return "weeks" in one && "weeks" in other && one.in === other.in;
}

function bareNumber(rule: AmountRule): string {
  if (typeof rule !== "object") return numberText(rule);
  return "weeks" in rule ? numberText(rule.weeks) : "";
}

import type { IsoDate } from "#core/calendar/dates.ts";
import type { AmountRule } from "../document/amountRule.ts";
import { exact, type Fraction, greatest, isAtLeast, least, ONE, times, ZERO } from "../document/exact.ts";
import type { GrantRule } from "../document/grantRule.ts";
import { numberOn, tableKeyOn } from "./factOn.ts";
import type { GrantCase } from "./GrantCase.ts";
import { MissingFact } from "./MissingFact.ts";

/** Throws `MissingFact` if a required fact is unknown. */
export function amountOn(facts: GrantCase, rule: AmountRule, date: IsoDate): Fraction {
  if (typeof rule !== "object") return exact(rule);
  const each = (parts: AmountRule[]) => parts.map((part) => amountOn(facts, part, date));
  if ("max" in rule) return each(rule.max).reduce(greatest);
  if ("min" in rule) return each(rule.min).reduce(least);
  if ("sum" in rule) return each(rule.sum).reduce((sum, part) => sum.add(part), ZERO);
  if ("tiers" in rule) {
    const value = numberOn(facts, rule.by, date);
    const reached = rule.tiers.findLast(([from]) => isAtLeast(value, exact(from)));
    return reached ? amountOn(facts, reached[1], date) : ZERO;
  }
  if ("map" in rule) {
    const key = tableKeyOn(facts, rule.by, Object.keys(rule.map), date);
    const part = Object.hasOwn(rule.map, key) ? rule.map[key] : undefined;
    if (part === undefined) throw new MissingFact(rule.by, `No amount is given for ${rule.by} ${key}`);
    return amountOn(facts, part, date);
  }
  if ("weeks" in rule) return exact(rule.weeks).mul(numberOn(facts, `${rule.in}PerWeek`, date));
  if ("rate" in rule) return exact(rule.rate).mul(numberOn(facts, rule.of, date));
  return exact(rule.days).mul(numberOn(facts, "hoursPerDay", date));
}

export function grantAmountOn(facts: GrantCase, grant: GrantRule, rule: AmountRule, date: IsoDate): Fraction {
  return times(amountOn(facts, rule, date), partTimeShare(facts, grant, date));
}

function partTimeShare(facts: GrantCase, { fullTime }: GrantRule, date: IsoDate): Fraction {
  if (!fullTime) return ONE;
  return Object.entries(fullTime).reduce(
    (share, [fact, full]) => share.mul(numberOn(facts, fact, date)).div(exact(full)),
    ONE,
  );
}

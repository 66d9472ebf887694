import { addDays, addMonths, type IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { amountOn } from "#core/policies/facts/amountOn.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { ZERO } from "#core/policies/document/exact.ts";
import { missingFactOf } from "#core/policies/facts/missingFactOf.ts";
import { documentYear, type GrantCase } from "#core/policies/facts/GrantCase.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import type { DayRules } from "./caps.ts";

export type LimitRule = NonNullable<NonNullable<PolicyDocument["consumption"]>["limit"]>;

export function limitedSince({ per }: LimitRule, facts: GrantCase, day: IsoDate): IsoDate {
  return per === "year" ? documentYear(facts, day).first : addDays(addMonths(day, -12), 1);
}

export function leftOfLimit({ facts, convert }: DayRules, leave: readonly DayCost[], day: IsoDate): Minutes {
  const { limit } = facts.document.consumption ?? {};
  if (!limit) return Infinity;
  const first = limitedSince(limit, facts, day);
  const taken = leave.filter(({ date }) => first <= date && date <= day).reduce((sum, { minutes }) => sum + minutes, 0);
  return convert(unlessMissing(() => amountOn(facts, limit.amount, day), ZERO)).valueOf() - taken;
}

export function missingForLimit({ facts }: Pick<DayRules, "facts">, day: IsoDate): string[] {
  const { limit } = facts.document.consumption ?? {};
  return limit ? missingFactOf(() => amountOn(facts, limit.amount, day)) : [];
}

import { addDays, addMonths, type IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { amountOn } from "#core/policies/facts/amountOn.ts";
import { documentYear } from "#core/policies/facts/GrantCase.ts";
import type { DayRules } from "./caps.ts";

/** Returns the minutes that a policy's limit still allows at the end of a day; infinite without a limit. */
export function leftOfLimit({ facts, convert }: DayRules, leave: readonly DayCost[], day: IsoDate): Minutes {
  const { limit } = facts.document.consumption ?? {};
  if (!limit) return Infinity;
  const first = limit.per === "year" ? documentYear(facts, day).first : addDays(addMonths(day, -12), 1);
  const taken = leave.filter(({ date }) => first <= date && date <= day).reduce((sum, { minutes }) => sum + minutes, 0);
  return convert(amountOn(facts, limit.amount, day)).valueOf() - taken;
}

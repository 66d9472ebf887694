import { addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { afterWait } from "#core/calendar/months.ts";
import type { GrantRule } from "../document/grantRule.ts";
import { startDateOf, type GrantCase } from "../facts/GrantCase.ts";
import { fulfills } from "./fulfills.ts";

/**
 * Returns the days up to another on which a grant falls that repeats every so many months after the start date. With a
 * waiting time, the first is the day on which it ends.
 */
export function intervalDays(facts: GrantCase, grant: GrantRule, months: number, until: IsoDate): IsoDate[] {
  const origin = afterWait(startDateOf(facts), grant.accrualWaiting ?? {});
  const days: IsoDate[] = [];
  for (let count = grant.accrualWaiting ? 0 : 1; ; count++) {
    const on = addMonths(origin, months * count);
    if (on > until) return days;
    if (fulfills(facts, grant, { on, measured: on })) days.push(on);
  }
}

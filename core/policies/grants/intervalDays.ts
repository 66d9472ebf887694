import type { IsoDate } from "#core/calendar/dates.ts";
import { afterWait } from "#core/calendar/months.ts";
import type { GrantRule } from "../document/grantRule.ts";
import { startDateOf, type GrantCase } from "../facts/GrantCase.ts";
import { fulfills } from "./fulfills.ts";

/** Calculates each day from the start date, so a short month doesn't shift later days. */
export function intervalDays(facts: GrantCase, grant: GrantRule, months: number, until: IsoDate): IsoDate[] {
  const start = startDateOf(facts);
  const { months: waited = 0, days: waitedDays = 0 } = grant.accrualWaiting ?? {};
  const days: IsoDate[] = [];
  for (let count = grant.accrualWaiting ? 0 : 1; ; count++) {
    const on = afterWait(start, { months: waited + months * count, days: waitedDays });
    if (on > until) return days;
    if (fulfills(facts, grant, { on, measured: on })) days.push(on);
  }
}

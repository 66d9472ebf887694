import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { exact } from "../document/exact.ts";
import type { GrantRule } from "../document/grantRule.ts";
import { numberOn } from "../facts/factOn.ts";
import type { Days, GrantCase } from "../facts/GrantCase.ts";
import { eventsOf } from "../facts/PolicyEvent.ts";

/** Attendance and days worked that weren't recorded count as sufficient. */
export function fulfills(
  facts: GrantCase,
  { requires = {} }: Pick<GrantRule, "requires">,
  { on, measured }: { on: IsoDate; measured: IsoDate },
): boolean {
  const { attendance, daysWorkedInMonth, fact, atLeast } = requires;
  if (attendance !== undefined) {
    const before = eventsOf(facts.events, "attendance").filter(({ periodEnd }) => periodEnd === addDays(on, -1));
    if (before.some(({ share }) => exact(share).compare(exact(attendance)) < 0)) return false;
  }
  if (daysWorkedInMonth !== undefined) {
    const recorded = eventsOf(facts.events, "daysWorked").filter(({ month }) => measured.startsWith(month));
    if (recorded.some(({ days }) => exact(days).compare(exact(daysWorkedInMonth)) < 0)) return false;
  }
  return fact === undefined || numberOn(facts, fact, measured).compare(exact(atLeast ?? 1)) >= 0;
}

/** Returns true only if one absence covers the whole period. */
export function isPaused(
  { events }: GrantCase,
  { pausedDuring = [] }: Pick<GrantRule, "pausedDuring">,
  period: Days,
): boolean {
  return eventsOf(events, "absence").some(
    ({ kind, from, to }) => pausedDuring.includes(kind) && from <= period.first && period.last <= to,
  );
}

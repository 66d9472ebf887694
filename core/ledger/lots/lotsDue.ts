import { addDays, latest, type IsoDate } from "#core/calendar/dates.ts";
import { leaveYearStart } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { type DueEvent, dueEvents } from "#core/policies/accrual/dueEvents.ts";
import { knownCaseOn } from "#core/policies/accrual/knownCaseOn.ts";
import { capDays } from "./caps.ts";

/** Covers days after `after` (null: since the opening) through `until`. */
export function lotsDue(
  accrual: AccrualCase,
  after: IsoDate | null,
  until: IsoDate,
): { events: DueEvent[]; hasCapDay: boolean } {
  const opens = leaveYearStart(accrual.opening, accrual.startsIn);
  const from = after === null ? opens : latest(opens, addDays(after, 1));
  if (from > until) return { events: [], hasCapDay: false };
  return {
    events: dueEvents(accrual, after, until),
    hasCapDay: capDays(knownCaseOn(accrual, until), from, until).length > 0,
  };
}

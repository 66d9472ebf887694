import { addDays, type IsoDate, latest } from "#core/calendar/dates.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { Refusal } from "#core/refusal.ts";
import type { Span } from "../requestCost.ts";
import { earlyStartText } from "../RequestInput.ts";

/**
 * Returns the refusal of a request that starts too early: in the past, or further back than the policy in force on its
 * first date allows. Leave never starts before the current leave year, whose balance pays for it, or before the ledger
 * opens.
 */
export function earlyStart(
  { startDate }: Pick<Span, "startDate">,
  { today, accrual }: { today: IsoDate; accrual: AccrualCase },
): Refusal[] {
  if (startDate >= today) return [];
  const { startsIn, opening, timeline } = accrual;
  const days = termsOn(timeline, startDate).document?.booking?.maxBackdateDays ?? 0;
  const yearStart = leaveYearStart(Math.max(leaveYearOf(today, startsIn), opening), startsIn);
  const from = latest(addDays(today, -days), yearStart);
  if (startDate >= from) return [];
  const text = earlyStartText(from, today);
  return [new Refusal("invalid", "start_in_past", text, { fields: { startDate: text } })];
}

/** Returns the earliest day on which leave can start: today, or a past day that the policy allows. */
export function earliestStart(facts: Parameters<typeof earlyStart>[1]): IsoDate {
  let day = facts.today;
  for (;;) {
    const before = addDays(day, -1);
    if (earlyStart({ startDate: before }, facts).length > 0) return day;
    day = before;
  }
}

import { addDays, type IsoDate, latest } from "#core/calendar/dates.ts";
import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { Refusal } from "#core/refusal.ts";
import type { Span } from "../requestCost.ts";
import { earlyStartText } from "../RequestInput.ts";

/**
 * The number of days back that leave of a type can start if its policy has no rule about past dates; 0 for other types.
 */
const BACKDATED_BY_DEFAULT: Record<LeaveType, number | undefined> = { [SICK]: 7 };

/**
 * Returns the refusal of a request that starts further back than the policy in force on its first date allows; by
 * default, only sick leave can start in the past. Leave that isn't recorded by an approver never starts before the
 * current leave year, whose balance pays for it, or before the ledger opens.
 */
export function earlyStart(
  { startDate }: Pick<Span, "startDate">,
  { today, accrual, isRecorded = false }: { today: IsoDate; accrual: AccrualCase; isRecorded?: boolean },
): Refusal[] {
  if (startDate >= today) return [];
  const { type, startsIn, opening, timeline } = accrual;
  const rule = termsOn(timeline, startDate).document?.booking?.maxBackdateDays;
  const days = rule ?? BACKDATED_BY_DEFAULT[type] ?? 0;
  const yearStart = leaveYearStart(Math.max(leaveYearOf(today, startsIn), opening), startsIn);
  const from = isRecorded ? leaveYearStart(opening, startsIn) : latest(addDays(today, -days), yearStart);
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

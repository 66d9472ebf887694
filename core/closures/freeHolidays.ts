import { type LeaveType, SICK } from "#core/leave/LeaveType.ts";
import type { Holiday } from "#core/offices/workCalendar.ts";

/**
 * Returns the holidays whose dates are free for leave. A day of a charged closure isn't free for the leave that the
 * closure booked, nor for sick leave, which gives that leave back.
 */
export function freeHolidays(
  holidays: readonly Holiday[],
  { type, isClosure = false }: { type?: LeaveType; isClosure?: boolean },
): Holiday[] {
  return holidays.filter(({ chargedTo = null }) => {
    const isCharged = chargedTo !== null && (isClosure || (type === SICK && chargedTo !== SICK));
    return !isCharged;
  });
}

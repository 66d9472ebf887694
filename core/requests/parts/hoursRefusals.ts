import { amountInWords } from "#core/leave/amountInWords.ts";
import { hoursOf } from "#core/leave/LeaveParts.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { Refusal } from "#core/refusal.ts";
import type { LeaveCalendar } from "../cost/LeaveCalendar.ts";
import { requestCost, type Span, totalMinutes } from "../requestCost.ts";

/** Returns the refusal of leave in hours: in a type without hours, or of more hours than its date has. */
export function hoursRefusals(span: Span, calendar: LeaveCalendar, unit: LeaveUnit): Refusal[] {
  const hours = hoursOf(span);
  if (!hours) return [];
  if (unit !== "hour")
    return [refusal("hours_impossible", "Only leave types measured in hours can be requested by the hour")];
  const whole = totalMinutes(requestCost({ ...span, parts: null }, calendar, unit));
  if (whole === 0 || hours.minutes <= whole) return [];
  return [refusal("too_many_hours", `Only ${amountInWords(whole, "hour")} can be taken on this date`)];
}

function refusal(code: string, text: string): Refusal {
  return new Refusal("invalid", code, text, { fields: { minutes: text } });
}

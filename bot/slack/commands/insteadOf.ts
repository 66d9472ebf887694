import { addDays, eachDate, type IsoDate } from "#core/calendar/dates.ts";
import type { TypedSpan } from "#core/calendar/typedDates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { Refusal } from "#core/refusal.ts";
import type { Asker } from "./askerOf.ts";
import { datesOf } from "./datesAnswer.ts";
import { typeable } from "./lines/typeable.ts";

const FORM = "`/pto request` opens the form.";

export function insteadOf(
  { code, fields = {} }: Refusal,
  { type, ...span }: TypedSpan & { type: LeaveType },
  { today, isWorked }: Pick<Asker, "today" | "isWorked">,
): string {
  const say = (dates: string) => typeable(`/pto request ${type} ${dates}`);
  switch (code) {
    case "start_in_past":
      return `Type a later date, like ${say(today)}.`;
    case "costs_nothing":
    case "half_day_impossible":
      return `Type a workday, like ${say(datesOf({ ...span, ...day(nextWorkday(span.startDate, isWorked)) }))}.`;
    case "overlap":
      return "`/pto list` shows your requests.";
    case "insufficient_balance":
      return "`/pto balance` shows your balances; request less time off or another leave type.";
    default:
      return fields["notes"] ? `Type ${say(`${datesOf(span)} -- a short note`)}.` : FORM;
  }
}

function day(date: IsoDate) {
  return { startDate: date, endDate: date };
}

/** In days, the longest cycle of a working pattern. */
const CYCLE = 14;

function nextWorkday(after: IsoDate, isWorked: Asker["isWorked"]): IsoDate {
  const first = addDays(after, 1);
  return eachDate(first, addDays(after, CYCLE)).find(isWorked) ?? first;
}

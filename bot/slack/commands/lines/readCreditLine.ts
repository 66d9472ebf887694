import { type TypedBy, type TypedDates, typedDates } from "#core/calendar/typedDates.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { type NamedType, typeAtStart } from "./leaveTypeWords.ts";

export interface CreditLine {
  type: LeaveType | undefined;
  amount: number;
  unit: LeaveUnit | undefined;
  workedOn: IsoDate;
  isExact: boolean;
  notes: string;
}

interface By extends TypedBy {
  today: IsoDate;
}

const AMOUNT = /^(\d{1,4}(?:\.\d{1,2})?)\s*(h|hrs?|hours?|d|days?)?(?=\s|$)/iu;

/** Parses `[type] amount day [--] note`, such as `4h 2027-03-06 the fair`. */
export function readCreditLine(
  line: string,
  { today, ...by }: By,
  types: readonly NamedType[],
): CreditLine | undefined {
  const first = typeAtStart(line, types);
  const said = (first?.isSure ? first.rest : line).trim();
  const amount = AMOUNT.exec(said);
  if (!amount) return undefined;
  const dates = typedDates(said.slice(amount[0].length).trim(), today, by);
  if (!isOneDay(dates)) return undefined;
  const [, figure = "", unit] = amount;
  return {
    type: first?.isSure ? first.type : undefined,
    amount: Number(figure),
    unit: unit === undefined ? undefined : unit.toLowerCase().startsWith("h") ? "hour" : "day",
    workedOn: dates.span.startDate,
    isExact: dates.isExact,
    notes: dates.rest.replace(/^--+\s*/u, "").trim(),
  };
}

function isOneDay(dates: TypedDates): dates is Extract<TypedDates, { outcome: "dates" }> {
  return dates.outcome === "dates" && dates.span.startDate === dates.span.endDate && !dates.span.isHalfDay;
}

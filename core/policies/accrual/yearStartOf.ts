import type { LeaveType } from "#core/leave/LeaveType.ts";
import { type YearStart, yearStartOn } from "#core/leave/leaveYear.ts";
import type { PersonFacts } from "../facts/PersonFacts.ts";

export function yearStartOf(
  { facts, leaveYearStartsIn }: { facts: PersonFacts | null; leaveYearStartsIn: number },
  type: LeaveType,
): YearStart {
  const own = facts?.leaveYears?.[type];
  return own === undefined ? leaveYearStartsIn : yearStartOn(own);
}

import type { LeaveType } from "#core/leave/LeaveType.ts";
import { type YearStart, yearStartOn } from "#core/leave/leaveYear.ts";
import type { PersonFacts } from "../facts/PersonFacts.ts";

/** Returns the start of a person's leave years of a type: the person's own, or the organization's. */
export function yearStartOf(
  { facts, leaveYearStartsIn }: { facts: PersonFacts | null; leaveYearStartsIn: number },
  type: LeaveType,
): YearStart {
  const own = facts?.leaveYears?.[type];
  return own === undefined ? leaveYearStartsIn : yearStartOn(own);
}

import { leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { AccrualCase } from "./AccrualCase.ts";
import { caseOfYear } from "./caseOfYear.ts";
import { isKnownOn } from "./knownCaseOn.ts";

/** The terms on the first day of the next year limit the carry-over. */
export function closingCase(accrual: AccrualCase, year: LeaveYear): AccrualCase {
  const ofYear = caseOfYear(accrual, year);
  if (ofYear === accrual || isKnownOn(ofYear, leaveYearStart(year + 1, accrual.startsIn))) return ofYear;
  return caseOfYear(accrual, year + 1);
}

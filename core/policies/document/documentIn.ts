import { leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { documentOfTerms } from "./documentOfTerms.ts";
import type { PolicyDocument } from "./PolicyDocument.ts";

/** Returns the policy document of terms of a type in an organization, with the first day of its leave year. */
export function documentIn(terms: PolicyTerms, startsIn: number, unit: LeaveUnit): PolicyDocument {
  const document = documentOfTerms(terms, unit);
  if (startsIn === 1 && document.leaveYear === undefined) return document;
  return { ...document, leaveYear: firstDayOfLeaveYear(startsIn) };
}

/** Returns the first day of an organization's leave years, such as `04-01`. */
export function firstDayOfLeaveYear(startsIn: number): string {
  return leaveYearStart(2027, startsIn).slice(5);
}

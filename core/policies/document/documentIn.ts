import { firstDayOfLeaveYear, type YearStart } from "#core/leave/leaveYear.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { documentOfTerms } from "./documentOfTerms.ts";
import type { PolicyDocument } from "./PolicyDocument.ts";

/**
 * Returns the policy document for a type's terms, with the first day of its leave year: its own or, without one, the
 * organization's (`startsIn`) unless that is January 1, the default.
 */
export function documentIn(terms: PolicyTerms, startsIn: YearStart, unit: LeaveUnit): PolicyDocument {
  const document = documentOfTerms(terms, unit);
  if (startsIn === 1 || document.leaveYear !== undefined) return document;
  return { ...document, leaveYear: firstDayOfLeaveYear(startsIn) };
}

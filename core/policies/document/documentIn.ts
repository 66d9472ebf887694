import { firstDayOfLeaveYear, type YearStart } from "#core/leave/leaveYear.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { documentOfTerms } from "./documentOfTerms.ts";
import type { PolicyDocument } from "./PolicyDocument.ts";

export function documentIn(terms: PolicyTerms, startsIn: YearStart, unit: LeaveUnit): PolicyDocument {
  const document = documentOfTerms(terms, unit);
  if (startsIn === 1 || document.leaveYear !== undefined) return document;
  return { ...document, leaveYear: firstDayOfLeaveYear(startsIn) };
}

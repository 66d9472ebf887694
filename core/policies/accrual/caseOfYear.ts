import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf, type LeaveYear } from "#core/leave/leaveYear.ts";
import type { PolicyTerms } from "../PolicyTerms.ts";
import { termsOn, termsSince } from "../termsTimeline.ts";
import type { AccrualCase } from "./AccrualCase.ts";

export function caseOfYear<Case extends Pick<AccrualCase, "past">>(accrual: Case, year: LeaveYear): Case | AccrualCase {
  return accrual.past?.find(({ through }) => year <= through)?.accrual ?? accrual;
}

export function caseOn<Case extends Pick<AccrualCase, "startsIn" | "past">>(
  accrual: Case,
  date: IsoDate,
): Case | AccrualCase {
  return accrual.past ? caseOfYear(accrual, leaveYearOf(date, accrual.startsIn)) : accrual;
}

export type CaseOfTerms = Pick<AccrualCase, "startsIn" | "timeline" | "past">;

export function termsAt(accrual: CaseOfTerms, date: IsoDate): PolicyTerms {
  return termsOn(caseOn(accrual, date).timeline, date);
}

export function isUnlimitedSince({ timeline, past }: CaseOfTerms, date: IsoDate): boolean {
  return past === undefined && termsSince(timeline, date).every(({ isUnlimited }) => isUnlimited);
}

import type { IsoDate } from "#core/calendar/dates.ts";
import { firstDayOfLeaveYear, leaveYearStart } from "#core/leave/leaveYear.ts";
import { documentOfTerms } from "../document/documentOfTerms.ts";
import type { GrantCase } from "../facts/GrantCase.ts";
import type { PolicyPerson } from "../facts/PolicyPerson.ts";
import type { Employment, PolicyTerms } from "../PolicyTerms.ts";
import { termsOn } from "../termsTimeline.ts";
import type { AccrualCase } from "./AccrualCase.ts";
import { caseOn } from "./caseOfYear.ts";

export function grantCaseOf(
  { startsIn, opening, facts }: Pick<AccrualCase, "startsIn" | "opening" | "facts">,
  terms: PolicyTerms,
  { startDate, endDate }: Employment,
): GrantCase {
  const person: PolicyPerson = Object.assign({ ...facts?.person }, terms.working);
  person.addedOn = leaveYearStart(opening, startsIn);
  if (startDate !== null) person.startDate = startDate;
  if (endDate !== null) person.endDate = endDate;
  // Without a start date, `leaveYear` stays "hire", so reading it throws `MissingFact`.
  const isUnknown = terms.document?.leaveYear === "hire" && startDate === null;
  const leaveYear = isUnknown ? "hire" : firstDayOfLeaveYear(startsIn);
  return {
    document: { ...documentOfTerms(terms), leaveYear },
    person,
    events: facts?.events ?? [],
  };
}

export function grantCaseOn(accrual: AccrualCase, date: IsoDate): GrantCase {
  const ofYear = caseOn(accrual, date);
  const { employment, timeline } = ofYear;
  const begun = employment.findLast(({ startDate }) => startDate === null || startDate <= date) ?? employment[0];
  return grantCaseOf(ofYear, termsOn(timeline, date), begun ?? { startDate: null, endDate: null });
}

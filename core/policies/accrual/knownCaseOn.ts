import type { IsoDate } from "#core/calendar/dates.ts";
import { firstDayOfLeaveYear, leaveYearOf, type YearStart } from "#core/leave/leaveYear.ts";
import type { PolicyDocument } from "../document/PolicyDocument.ts";
import type { GrantCase } from "../facts/GrantCase.ts";
import { periodOf } from "../termsTimeline.ts";
import type { AccrualCase } from "./AccrualCase.ts";
import { caseOfYear } from "./caseOfYear.ts";
import { grantCaseOn } from "./grantCaseOf.ts";
import { missingUnder } from "./missingUnder.ts";

/** While the policy lacks facts, it grants and cuts nothing. Leave can still use existing lots. */
export function knownCaseOn(accrual: AccrualCase, date: IsoDate): GrantCase {
  const facts = grantCaseOn(accrual, date);
  return isKnownOn(accrual, date) ? facts : { ...facts, document: paused(facts.document, accrual.startsIn) };
}

export function isKnownOn(accrual: AccrualCase, date: IsoDate): boolean {
  const year = leaveYearOf(date, accrual.startsIn);
  const ofYear = caseOfYear(accrual, year);
  const index = ofYear.timeline.indexOf(periodOf(ofYear.timeline, date));
  return missingUnder(ofYear, index, year).length === 0;
}

function paused({ consumption = {}, grants, ...kept }: PolicyDocument, startsIn: YearStart): PolicyDocument {
  const { order, limit } = consumption;
  const names = grants?.map(({ name }) => ({
    ...(name !== undefined && { name }),
    frequency: "perEvent" as const,
    eventKind: [],
    amount: 0,
  }));
  return {
    ...kept,
    leaveYear: firstDayOfLeaveYear(startsIn),
    ...(names && { grants: names }),
    consumption: { ...(order && { order }), ...(limit && { limit }) },
  };
}

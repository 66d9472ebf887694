import type { IsoDate } from "#core/calendar/dates.ts";
import type { PolicyDocument } from "../document/PolicyDocument.ts";
import { type CaseOfTerms, termsAt } from "./caseOfYear.ts";

export function grantNameOn(accrual: CaseOfTerms, grant: number, on: IsoDate): GrantName {
  return grantNameIn(termsAt(accrual, on).document, grant);
}

type GrantName = { grantName?: string };

export function grantNameIn(document: PolicyDocument | undefined, grant: number): GrantName {
  const { grants = [] } = document ?? {};
  const name = grants.length > 1 ? grants[grant]?.name : undefined;
  return name === undefined ? {} : { grantName: name };
}

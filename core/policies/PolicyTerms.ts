import { minutesPer, type Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { ratio } from "./document/exact.ts";
import { isByPeriod } from "./document/grantRule.ts";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import type { PolicyDocument } from "./document/PolicyDocument.ts";
import type { WorkingFacts } from "./facts/workingFacts.ts";
import { type LeaveType, VACATION } from "#core/leave/LeaveType.ts";

export const ACCRUAL_PERIODS = ["year", "month"] as const;
export type AccrualPeriod = (typeof ACCRUAL_PERIODS)[number];

export const ACCRUAL_TIMINGS = ["start_of_period", "end_of_period", "monthly_increments"] as const;
export type AccrualTiming = (typeof ACCRUAL_TIMINGS)[number];

export interface PolicyTerms {
  isUnlimited: boolean;
  accrual: Minutes;
  accrualPeriod: AccrualPeriod;
  accrualTiming: AccrualTiming;
  carryOver: Minutes;
  maxBalance: Minutes | null;
  bookAhead: boolean;
  document?: PolicyDocument | undefined;
  officePatterns?: readonly PatternChange[] | null;
  working?: WorkedWeek;
}

type WorkedWeek = Pick<WorkingFacts, "hoursPerWeek" | "daysPerWeek" | "hoursPerDay">;

export type SimpleTerms = Omit<PolicyTerms, "document" | "officePatterns" | "working">;

/** Both days are included. Null means open-ended. */
export interface Employment {
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  /** The start date with which the person returned, even if it was corrected later. */
  nextStart?: IsoDate | null;
}

/** `override` is a yearly amount. */
export function withOverride(terms: PolicyTerms, override: Minutes | null, type: LeaveType): PolicyTerms {
  if (override === null || type !== VACATION || terms.isUnlimited) return terms;
  if (terms.document) return { ...terms, document: withFirstAmount(terms.document, override) };
  return { ...terms, accrual: terms.accrualPeriod === "month" ? override / 12 : override };
}

function withFirstAmount(document: PolicyDocument, override: Minutes): PolicyDocument {
  const [first, ...others] = document.grants ?? [];
  if (!first) return document;
  const amount = ratio(override, minutesPer(document.unit)).toFraction();
  const yearly = isByPeriod(first) ? { amountPer: "year" as const } : {};
  return { ...document, grants: [{ ...first, amount, ...yearly }, ...others] };
}

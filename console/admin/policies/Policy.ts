import type { AccrualPeriod, AccrualTiming } from "#core/policies/PolicyTerms.ts";
import type { ScheduledFields } from "#core/policies/changes/scheduledText.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

/** A policy as the console is told of it, in days, with the terms of today. */
export interface Policy {
  id: string;
  officeId: string;
  officeName: string;
  type: LeaveType;
  isUnlimited: boolean;
  accrualAmount: number;
  accrualPeriod: AccrualPeriod;
  accrualTiming: AccrualTiming;
  carryOverDays: number;
  maxBalance: number | null;
  bookAhead: boolean;
  /** What is set to change on days to come. */
  scheduled?: ScheduledFields[];
}

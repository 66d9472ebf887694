import type { AccrualPeriod, AccrualTiming } from "#core/policies/PolicyTerms.ts";
import type { ScheduledFields } from "#core/policies/changes/scheduledText.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

/** A policy, as the server sends it to the console: today's terms, in days. */
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
  /** The changes scheduled for later dates. */
  scheduled?: ScheduledFields[];
}

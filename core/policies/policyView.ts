import type { LeaveType } from "../leave/LeaveType.ts";
import type { IsoDate } from "../calendar/dates.ts";
import type { PolicyTerms } from "./PolicyTerms.ts";
import { type ScheduledChange, scheduledChanges } from "./changes/scheduledChanges.ts";
import type { Versioned } from "./termsTimeline.ts";
import { policyTimeline } from "./policyTimeline.ts";

/** A policy with the terms in force. */
export interface PolicyView extends PolicyTerms {
  id: string;
  officeId: string;
  type: LeaveType;
  version: number;
  /** The scheduled changes, by day. */
  scheduled: ScheduledChange[];
}

/** A policy as loaded, with its versions; `scheduled` is derived from them. */
export type VersionedPolicy = Omit<PolicyView, "scheduled"> & { versions: Versioned<PolicyTerms>[] };

/** Returns a policy with the changes scheduled after today's date at its office. */
export function policyView<Row extends VersionedPolicy>(
  { versions, ...policy }: Row,
  today: IsoDate,
): Omit<Row, "versions"> & Pick<PolicyView, "scheduled"> {
  return { ...policy, scheduled: scheduledChanges(policyTimeline(versions), today) };
}

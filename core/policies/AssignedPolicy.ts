import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import type { PolicyTerms } from "./PolicyTerms.ts";
import type { Versioned } from "./Versioned.ts";

export interface AssignedPolicy {
  id: string;
  type: LeaveType;
  group: string | null;
  from: IsoDate;
  /** The first day without the policy. */
  until: IsoDate | null;
  versions: readonly Versioned<PolicyTerms>[];
}

export interface AssignedPolicies {
  /** In order of precedence: the person's own policies, then group policies. */
  policies: readonly AssignedPolicy[];
  past?: readonly AssignedPolicy[];
  /** By office id. Offices without changes are omitted. */
  officePatterns: Readonly<Record<string, readonly PatternChange[]>> | null;
}

export function assignedOn(
  policies: readonly AssignedPolicy[],
  type: LeaveType,
  date: IsoDate,
): AssignedPolicy | undefined {
  return policies.find((one) => one.type === type && one.from <= date && (one.until === null || date < one.until));
}

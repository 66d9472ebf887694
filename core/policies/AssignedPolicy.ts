import type { IsoDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { PatternChange } from "#core/working/WorkingPattern.ts";
import type { PolicyTerms } from "./PolicyTerms.ts";
import type { Versioned } from "./Versioned.ts";

export interface AssignedPolicy {
  id: string;
  type: LeaveType;
  /** Null if the policy is the person's own. */
  group: string | null;
  from: IsoDate;
  /** The first day on which the policy no longer applies. */
  until: IsoDate | null;
  versions: readonly Versioned<PolicyTerms>[];
}

export interface AssignedPolicies {
  /** In order of precedence: the person's own policies before group policies. */
  policies: readonly AssignedPolicy[];
  /** The policies of the person's earlier groups, for closed leave years. */
  past?: readonly AssignedPolicy[];
  /** The changes to offices' working patterns by office id, without offices that have no changes. */
  officePatterns: Readonly<Record<string, readonly PatternChange[]>> | null;
}

/** Returns the first that applies, in order of precedence. */
export function assignedOn(
  policies: readonly AssignedPolicy[],
  type: LeaveType,
  date: IsoDate,
): AssignedPolicy | undefined {
  return policies.find((one) => one.type === type && one.from <= date && (one.until === null || date < one.until));
}

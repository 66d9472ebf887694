import type { TypeOfLeave } from "../leave/TypeOfLeave.ts";
import type { IsoDate } from "../calendar/dates.ts";
import type { PolicyAssignment } from "./PolicyAssignment.ts";
import type { PolicyTerms } from "./PolicyTerms.ts";
import { documentAllowance, replaceableAllowance } from "./document/documentAllowance.ts";
import { documentCap } from "./document/summary/documentCap.ts";
import { documentCarryOver } from "./document/documentCarryOver.ts";
import { documentIn } from "./document/documentIn.ts";
import type { PeopleNames } from "./document/summary/approvalTexts.ts";
import { documentSummary } from "./document/documentSummary.ts";
import { type PastChange, pastChanges } from "./changes/pastChanges.ts";
import { type ScheduledChange, scheduledChanges } from "./changes/scheduledChanges.ts";
import { inLeaveYear } from "./form/inLeaveYear.ts";
import { termsOn } from "./termsTimeline.ts";
import type { Versioned } from "./Versioned.ts";
import { policyTimeline } from "./policyTimeline.ts";

export interface PolicyView extends PolicyTerms, TypeOfLeave {
  id: string;
  /** The policy's office, the person's office, or the default office for a group. */
  officeId: string;
  /** Null for an office's policy. */
  assignment: PolicyAssignment | null;
  version: number;
  allowance: string;
  /** The part of the allowance that a person's vacation allowance would replace. Null if the policy has no grants. */
  replaceable: string | null;
  carriedOver: string | null;
  cap: string | null;
  summary: string;
  /** Sorted by day. A change from or to a document has a summary of the whole policy. */
  scheduled: (ScheduledChange & { summary?: string })[];
  /** The changes of the past 12 months, sorted by day, except those from or to a document. */
  past: PastChange[];
}

type Derived = "document" | "allowance" | "replaceable" | "carriedOver" | "cap" | "summary" | "scheduled" | "past";

export type VersionedPolicy = Omit<PolicyView, Derived> & { versions: Versioned<PolicyTerms>[] };

/** `today` is the date at the policy's office. `startsIn` is the first month of the organization's leave years. */
export function policyView<Row extends VersionedPolicy>(
  { versions, ...policy }: Row,
  today: IsoDate,
  startsIn: number,
  names?: PeopleNames,
): Omit<Row, "versions"> & Pick<PolicyView, Derived> {
  const timeline = policyTimeline(versions);
  const terms = termsOn(timeline, today);
  // Documents saved by earlier versions of Awayday can contain a leave year that never applied.
  const documentOf = (of: PolicyTerms) => {
    const whole = documentIn(of, startsIn, policy.unit);
    return policy.assignment ? inLeaveYear(whole, startsIn) : whole;
  };
  const summaryOf = (of: PolicyTerms) => documentSummary(documentOf(of), names);
  const scheduled = scheduledChanges(timeline, today).map((change) =>
    "document" in change.changes ? { ...change, summary: summaryOf(termsOn(timeline, change.effectiveOn)) } : change,
  );
  const whole = documentOf(terms);
  return {
    ...policy,
    document: terms.document,
    allowance: documentAllowance(whole),
    replaceable: replaceableAllowance(whole),
    carriedOver: documentCarryOver(whole),
    cap: documentCap(whole),
    summary: documentSummary(whole, names),
    scheduled,
    past: pastChanges(timeline, today),
  };
}

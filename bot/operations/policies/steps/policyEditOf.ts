import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import type { Versioned } from "#core/policies/termsTimeline.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";

/** Returns the versions that a change adds to the existing ones of an office's policy. */
export function policyEditOf(
  { officeId, type }: { officeId: string; type: LeaveType },
  { versions }: PolicyChange,
  known: readonly Versioned<PolicyTerms>[],
): PolicyEdit {
  const last = Math.max(...known.map(({ version }) => version));
  const added = versions.map(({ effectiveOn, terms: value }, index) => ({
    officeId,
    version: last + 1 + index,
    effectiveOn,
    value,
  }));
  return { type, versions: added };
}

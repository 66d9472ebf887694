import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { OpenPolicy } from "./openPolicy.ts";
import type { PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";

/** Returns the versions that a change adds to the existing ones of an office's policy. */
export function policyEditOf(
  { officeId, type }: { officeId: string; type: LeaveType },
  { versions }: PolicyChange,
  { known, officePatterns }: Pick<OpenPolicy, "known" | "officePatterns">,
): PolicyEdit {
  const last = Math.max(...known.map(({ version }) => version));
  const added = versions.map(({ effectiveOn, terms: value }, index) => ({
    officeId,
    version: last + 1 + index,
    effectiveOn,
    value: value.document ? { ...value, officePatterns } : value,
  }));
  return { type, versions: added };
}

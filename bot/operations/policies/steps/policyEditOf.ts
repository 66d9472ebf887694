import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import type { AssignedPolicy } from "#core/policies/AssignedPolicy.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { numberedAfter, type Versioned } from "#core/policies/Versioned.ts";
import type { OpenPolicy } from "./openPolicy.ts";
import type { PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";

type Edited = Pick<OpenPolicy, "policy" | "known" | "officePatterns" | "allPatterns">;

export function policyEditOf(
  open: Edited,
  { versions, leaveYear }: Pick<PolicyChange, "versions" | "leaveYear">,
): PolicyEdit {
  const { policy, known, officePatterns, allPatterns } = open;
  const { type, officeId } = policy;
  const added = numberedAfter(known, versions).map(({ version, effectiveOn, terms: value }) => ({
    version,
    effectiveOn,
    value,
  }));
  const assigned = assignedWith(open, [...known, ...added]);
  if (assigned) {
    const before = known.length > 0 ? assignedWith(open, known) : null;
    return { type, versions: [], assigned: { before, after: assigned, officePatterns: allPatterns } };
  }
  const ofOffice = added.map((version) => ({
    ...version,
    officeId,
    value: withPatterns(version.value, officePatterns),
  }));
  return { type, versions: ofOffice, ...(leaveYear !== undefined && { leaveYear }) };
}

function withPatterns(value: PolicyTerms, officePatterns: OpenPolicy["officePatterns"]): PolicyTerms {
  return value.document ? { ...value, officePatterns } : value;
}

export function assignedWith(
  { policy: { id, type, assignment } }: Pick<Edited, "policy">,
  versions: readonly Versioned<PolicyTerms>[],
): AssignedPolicy | null {
  if (!assignment) return null;
  const { group, startsOn: from, endsOn: until } = assignment;
  return { id, type, group, from, until, versions };
}

import type { AssignedPolicies, AssignedPolicy } from "../AssignedPolicy.ts";
import type { PersonFacts } from "./PersonFacts.ts";

/** A change to an assigned policy; `before` is null if the policy is new. */
export interface AssignedEdit {
  before: AssignedPolicy | null;
  after: AssignedPolicy;
  /** The working patterns of offices, for people without an assigned policy. */
  officePatterns: AssignedPolicies["officePatterns"];
}

/** Returns a person's facts as they are before or after a change to one of their assigned policies. */
export function withAssigned(
  facts: PersonFacts | null,
  { before, after, officePatterns }: AssignedEdit,
  is: "made" | "left out",
): PersonFacts {
  const policy = is === "made" ? after : before;
  const known = facts?.assigned?.policies ?? [];
  const isKnown = known.some(({ id }) => id === after.id);
  const changed = known.flatMap((one) => (one.id === after.id ? (policy ?? []) : one));
  const added = isKnown || !policy ? [] : [policy];
  // A person's own policy takes precedence over those of groups, and a new group's policy comes last.
  const policies = policy?.group === null ? [...added, ...changed] : [...changed, ...added];
  return { ...facts, assigned: { officePatterns: facts?.assigned?.officePatterns ?? officePatterns, policies } };
}

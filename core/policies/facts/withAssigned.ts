import type { AssignedPolicies, AssignedPolicy } from "../AssignedPolicy.ts";
import type { PersonFacts } from "./PersonFacts.ts";

export interface AssignedEdit {
  before: AssignedPolicy | null;
  after: AssignedPolicy;
  officePatterns: AssignedPolicies["officePatterns"];
  successor?: AssignedPolicy;
  order?: Record<"made" | "left out", readonly string[]>;
}

export function withAssigned(
  facts: PersonFacts | null,
  { before, after, officePatterns, successor, order }: AssignedEdit,
  is: "made" | "left out",
): PersonFacts {
  const policy = is === "made" ? after : before;
  const known = (facts?.assigned?.policies ?? []).filter(({ id }) => id !== successor?.id);
  const isKnown = known.some(({ id }) => id === after.id);
  const changed = known.flatMap((one) => (one.id === after.id ? (policy ?? []) : one));
  const added = isKnown || !policy ? [] : [policy];
  // A person's own policy comes first, and a new group policy last.
  const listed = policy?.group === null ? [...added, ...changed] : [...changed, ...added];
  const all = successor && is === "made" ? [...listed, successor] : listed;
  const policies = order ? inOrder(all, order[is]) : all;
  const past = facts?.assigned?.past?.flatMap((one) => (one.id === after.id ? (policy ?? []) : one));
  return {
    ...facts,
    assigned: { officePatterns: facts?.assigned?.officePatterns ?? officePatterns, policies, ...(past && { past }) },
  };
}

function inOrder(policies: readonly AssignedPolicy[], order: readonly string[]): AssignedPolicy[] {
  const sorted = order.flatMap((id) => policies.find((one) => one.id === id) ?? []);
  return policies.map((one) => (order.includes(one.id) ? (sorted.shift() ?? one) : one));
}

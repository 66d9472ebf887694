import type { Transaction } from "sequelize";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import type { PersonFacts } from "#core/policies/facts/PersonFacts.ts";
import type { PolicyAssignment } from "#core/policies/PolicyAssignment.ts";
import { numberedAfter } from "#core/policies/Versioned.ts";
import { Refusal } from "#core/refusal.ts";
import { findAssignedSizes, findCarriedBytes, findCarriedHours } from "#db/queries/policies/assignedBytes.ts";

const MAX_POLICIES = 500;
/** In bytes, for all policies of groups and people together. */
const MAX_BYTES = 500_000;
/** In bytes per person. */
const MAX_CARRIED = 20_000;
const MAX_HOURS = 10_000;

interface AssignedPolicy {
  organizationId: string;
  policy: { id: string; assignment: PolicyAssignment | null };
  known: readonly { version: number }[];
}

/** Throws (409) if a limit is exceeded. Expects versions that aren't stored yet. */
export async function assertPolicyFits(
  { organizationId, policy: { id, assignment }, known }: AssignedPolicy,
  { versions }: Pick<PolicyChange, "versions">,
  by: { tx: Transaction; now: Date },
): Promise<void> {
  const { group = null, userId = null } = assignment ?? {};
  const added = numberedAfter(known, versions).map(({ version, effectiveOn, terms }) => ({
    version,
    effectiveOn,
    document: terms.document ?? null,
  }));
  const sizes = await findAssignedSizes(organizationId, { id, group, userId, added }, by);
  if (sizes.policies > MAX_POLICIES) {
    throw tooMuch(
      "too_many_policies",
      `An organization can have at most ${MAX_POLICIES} policies for groups and people, including ended policies. Please use groups for policies that several people share.`,
    );
  }
  if (sizes.stored > MAX_BYTES) {
    throw tooMuch("too_many_versions", "The policies for groups and people have changed too often to be changed again");
  }
  assertCarried(sizes.carried);
  assertHours(sizes.hours);
}

/** Throws (409) if a limit is exceeded. Expects the facts after a change that isn't stored yet. */
export async function assertGroupsFit(
  organizationId: string,
  people: readonly { id: string; facts: PersonFacts | null }[],
  tx: Transaction,
): Promise<void> {
  const grouped = people.flatMap(({ id, facts }) => (facts?.groups?.length ? [{ id, groups: facts.groups }] : []));
  if (grouped.length > 0) assertCarried(await findCarriedBytes(organizationId, grouped, tx));
}

/** Throws (409) if a limit is exceeded. Expects a stored change. Checks everyone if `people` is null. */
export async function assertHoursFit(
  organizationId: string,
  people: readonly string[] | null,
  tx: Transaction,
): Promise<void> {
  if (people?.length === 0) return;
  assertHours(await findCarriedHours(organizationId, people, tx));
}

function assertCarried(bytes: number): void {
  if (bytes <= MAX_CARRIED) return;
  const text =
    "The policies of one person and their groups, including earlier groups, would be too large together. Please use shorter policies or fewer groups.";
  throw tooMuch("policies_too_large", text);
}

function assertHours(bytes: number): void {
  if (bytes <= MAX_HOURS) return;
  const text =
    "The working hours of the people's offices have changed too often to be used with policies for groups or people. Please use office policies.";
  throw tooMuch("hours_too_large", text);
}

function tooMuch(code: string, text: string): Refusal {
  return new Refusal("conflict", code, text);
}

import type { Transaction } from "sequelize";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import { Refusal } from "#core/refusal.ts";
import { findVersionBytes } from "#db/queries/policies/findVersionBytes.ts";
import { assertPolicyFits } from "#bot/operations/assertPoliciesFit.ts";
import { assertApprovers } from "./assertApprovers.ts";
import type { OpenPolicy } from "./openPolicy.ts";

const MAX_BYTES = 3_000_000;

/** Throws (409) if a limit on policies is exceeded, and (422) if an approver can never decide. */
export async function assertChangeFits(
  open: Pick<OpenPolicy, "organizationId" | "policy" | "known">,
  change: Pick<PolicyChange, "versions">,
  by: { tx: Transaction; now: Date },
): Promise<void> {
  for (const { terms } of change.versions) await assertApprovers(open.organizationId, terms, by.tx);
  if (open.policy.assignment) return assertPolicyFits(open, change, by);
  return assertVersionsFit(open.organizationId, open.policy.officeId, by.tx);
}

async function assertVersionsFit(organizationId: string, officeId: string, tx: Transaction): Promise<void> {
  if ((await findVersionBytes(organizationId, officeId, tx)) < MAX_BYTES) return;
  const text = "The policies of this office have changed too often to be changed again. Please create a new office.";
  throw new Refusal("conflict", "too_many_versions", text);
}

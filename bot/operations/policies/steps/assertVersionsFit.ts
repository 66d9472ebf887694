import type { Transaction } from "sequelize";
import { Refusal } from "#core/refusal.ts";
import { findVersionBytes } from "#db/queries/policies/versionBytes.ts";

/** Every balance of an office's people is computed from all versions of its policies, which are loaded together. */
const MAX_BYTES = 3_000_000;

/** Throws (409) if the versions of an office's policies take up so much space that no more can be added. */
export async function assertVersionsFit(organizationId: string, officeId: string, tx: Transaction): Promise<void> {
  if ((await findVersionBytes(organizationId, officeId, tx)) < MAX_BYTES) return;
  const text = "The policies of this office have changed too often to be changed again. Please create a new office.";
  throw new Refusal("conflict", "too_many_versions", text);
}

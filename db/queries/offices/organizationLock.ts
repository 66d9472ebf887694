import type { Transaction } from "sequelize";
import { row } from "../statement.ts";

const LOCK = { name: "lock-organization", text: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))" };
const SHARE = { name: "share-organization", text: "SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))" };
const SHARE_LIGHTLY = { name: "share-lightly", text: `${SHARE.text}, set_config('synchronous_commit', 'off', true)` };

/** Protects the tree of reporting lines and the last Owner. Acquire this lock before locking any person. */
export async function holdOrganization(organizationId: string, tx: Transaction): Promise<void> {
  await row(LOCK, [nameOf(organizationId)], tx);
}

/** Excludes `holdOrganization`, but not other shared locks. */
export async function shareOrganization(organizationId: string, tx: Transaction): Promise<void> {
  await row(SHARE, [nameOf(organizationId)], tx);
}

/** Also turns off `synchronous_commit`, for a batch that a later, synchronous commit marks as complete. */
export async function shareOrganizationLightly(organizationId: string, tx: Transaction): Promise<void> {
  await row(SHARE_LIGHTLY, [nameOf(organizationId)], tx);
}

function nameOf(organizationId: string): string {
  return `organization ${organizationId}`;
}

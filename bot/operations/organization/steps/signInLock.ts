import type { Transaction } from "sequelize";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { holdSessions } from "#db/queries/auth/sessions.ts";
import { row } from "#db/queries/statement.ts";

const LOCK = { name: "lock-sign-in", text: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))" };
const SHARE = { name: "share-sign-in", text: "SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))" };

export async function lockSignIn(organizationId: string, tx: Transaction): Promise<void> {
  await row(LOCK, [nameOf(organizationId)], tx);
}

/**
 * Call `shareSignIn` before creating a personal key, feed, or connected calendar, and then check the session again.
 * Otherwise, the key, feed, or calendar could outlive a change that ends sessions.
 */
export async function shareSignIn(organizationId: string, tx: Transaction): Promise<void> {
  await row(SHARE, [nameOf(organizationId)], tx);
}

/** Locks the Google-only rule until the transaction ends. */
export async function holdGoogleOnly(organizationId: string, tx: Transaction): Promise<boolean> {
  await shareSignIn(organizationId, tx);
  return isGoogleOnly(organizationId, tx);
}

/** Takes shared locks, so that a new session can't outlive a change that ends sessions. */
export async function holdSignIn(
  { organizationId, userId }: { organizationId: string; userId: string },
  tx: Transaction,
): Promise<void> {
  await holdSessions(nameOf(organizationId), userId, tx);
}

/** Separate from `holdOrganization`, so that long changes to people don't delay sign-ins. */
function nameOf(organizationId: string): string {
  return `sign-in ${organizationId}`;
}

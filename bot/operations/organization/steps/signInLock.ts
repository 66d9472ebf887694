import type { Transaction } from "sequelize";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { holdSessions } from "#db/queries/auth/sessions.ts";
import { row } from "#db/queries/statement.ts";

const LOCK = { name: "lock-sign-in", text: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))" };
const SHARE = { name: "share-sign-in", text: "SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))" };

/** Whoever changes by what people sign in waits here for those who go by it at this moment. */
export async function lockSignIn(organizationId: string, tx: Transaction): Promise<void> {
  await row(LOCK, [nameOf(organizationId)], tx);
}

/** Whether people sign in with Google only; it stays so until the transaction ends. */
export async function holdGoogleOnly(organizationId: string, tx: Transaction): Promise<boolean> {
  await row(SHARE, [nameOf(organizationId)], tx);
  return isGoogleOnly(organizationId, tx);
}

/** Keeps those waiting who change by what an organization signs in, or end someone's sessions: for who begins a session. */
export async function holdSignIn(
  { organizationId, userId }: { organizationId: string; userId: string },
  tx: Transaction,
): Promise<void> {
  await row(SHARE, [nameOf(organizationId)], tx);
  await holdSessions(userId, tx);
}

/** Of its own, apart from the lock of who works where: nobody signs in any slower while that is taken. */
function nameOf(organizationId: string): string {
  return `sign-in ${organizationId}`;
}

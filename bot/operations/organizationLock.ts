import type { Transaction } from "sequelize";
import { row } from "#db/queries/statement.ts";

const LOCK = { name: "lock-organization", text: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))" };
const SHARE = { name: "share-organization", text: "SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))" };
const SHARE_LIGHTLY = { name: "share-lightly", text: `${SHARE.text}, set_config('synchronous_commit', 'off', true)` };

/**
 * Changes of who works where, for whom and as what, of terms, and of an office's days off, wait here for each other: the
 * tree of managers stays a tree, one Owner stays, and nobody moves while an office costs its requests anew. Taken before
 * any person is locked.
 */
export async function holdOrganization(organizationId: string, tx: Transaction): Promise<void> {
  await row(LOCK, [nameOf(organizationId)], tx);
}

/** Keeps such changes waiting, for who only needs that nothing of the kind changes meanwhile: a batch of the clock. */
export async function shareOrganization(organizationId: string, tx: Transaction): Promise<void> {
  await row(SHARE, [nameOf(organizationId)], tx);
}

/** The same for who need not wait until the disk has it, because a later commit of theirs that does wait says it is done. */
export async function shareOrganizationLightly(organizationId: string, tx: Transaction): Promise<void> {
  await row(SHARE_LIGHTLY, [nameOf(organizationId)], tx);
}

function nameOf(organizationId: string): string {
  return `organization ${organizationId}`;
}

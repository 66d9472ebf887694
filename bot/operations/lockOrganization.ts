import type { Transaction } from "sequelize";
import { row } from "#db/queries/statement.ts";

const LOCK = { name: "lock-organization", text: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))" };

/**
 * Changes of who works where, for whom and as what, and of an office's days off, wait here for each other: the tree of
 * managers stays a tree, one Owner stays, and nobody moves while an office costs its requests anew. Taken before any
 * person is locked.
 */
export async function lockOrganization(organizationId: string, tx: Transaction): Promise<void> {
  await row(LOCK, [`organization ${organizationId}`], tx);
}

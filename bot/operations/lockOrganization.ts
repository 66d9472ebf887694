import type { Transaction } from "sequelize";
import { row } from "#db/queries/statement.ts";

const LOCK = { name: "lock-organization", text: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))" };

/**
 * Changes of who works where, for whom and as what wait here for each other, so that the tree of managers stays a tree
 * and one Owner stays. Taken before any person is locked.
 */
export async function lockOrganization(organizationId: string, tx: Transaction): Promise<void> {
  await row(LOCK, [`organization ${organizationId}`], tx);
}

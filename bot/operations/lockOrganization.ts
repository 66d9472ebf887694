import type { WriteContext } from "./running/WriteContext.ts";
import { restBetweenStatements } from "#db/sharing/rests.ts";
import { holdOrganization, shareOrganization } from "#db/queries/offices/organizationLock.ts";

/** The wait can be long, so use the returned context, for which the actor was loaded again. */
export async function lockOrganization({ me, tx, again }: WriteContext): Promise<WriteContext> {
  await holdOrganization(me.organizationId, tx);
  restBetweenStatements(me.organizationId, tx);
  return again();
}

/** Acquires a shared lock; use the returned context, as with `lockOrganization`. */
export async function shareOrganizationFor({ me, tx, again }: WriteContext): Promise<WriteContext> {
  await shareOrganization(me.organizationId, tx);
  return again();
}

import type { WriteContext } from "./running/WriteContext.ts";
import { restBetweenStatements } from "#db/sharing/rests.ts";
import { holdOrganization, shareOrganization } from "#db/queries/offices/organizationLock.ts";

/** Use the returned context, because the actor may have changed during the wait for the lock. */
export async function lockOrganization({ me, tx, again }: WriteContext): Promise<WriteContext> {
  await holdOrganization(me.organizationId, tx);
  restBetweenStatements(me.organizationId, tx);
  return again();
}

export async function shareOrganizationFor({ me, tx, again }: WriteContext): Promise<WriteContext> {
  await shareOrganization(me.organizationId, tx);
  return again();
}

import type { WriteContext } from "./operation.ts";
import { holdOrganization, shareOrganization } from "./organizationLock.ts";

/** Locks the organization for an operation. The wait can be long: go on with the context returned, in which the actor is read again. */
export async function lockOrganization({ me, tx, again }: WriteContext): Promise<WriteContext> {
  await holdOrganization(me.organizationId, tx);
  return again();
}

/** Shares the lock of the organization, in the same way. */
export async function shareOrganizationFor({ me, tx, again }: WriteContext): Promise<WriteContext> {
  await shareOrganization(me.organizationId, tx);
  return again();
}

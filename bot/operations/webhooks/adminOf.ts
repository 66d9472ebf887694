import { findAdminId } from "#db/queries/webhooks/endpoints.ts";
import type { Actor } from "../actor.ts";

/**
 * Returns the actor whose view of objects webhooks contain: an Admin or, if there is none, an Owner. Returns undefined
 * if the organization has neither.
 */
export async function adminOf(organizationId: string): Promise<Actor | undefined> {
  const userId = await findAdminId(organizationId);
  return userId === undefined ? undefined : { organizationId, userId, source: "clock" };
}

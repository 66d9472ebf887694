import { findAdminId } from "#db/queries/webhooks/endpoints.ts";
import type { Actor } from "../actor.ts";

/** Webhooks contain objects as an Admin sees them. Without an Admin, an Owner's view applies. */
export async function adminOf(organizationId: string): Promise<Actor | undefined> {
  const userId = await findAdminId(organizationId);
  return userId === undefined ? undefined : { organizationId, userId, source: "clock" };
}

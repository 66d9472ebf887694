import { findAdminId } from "#db/queries/webhooks/endpoints.ts";
import type { Actor } from "../actor.ts";

export async function adminOf(organizationId: string): Promise<Actor | undefined> {
  const userId = await findAdminId(organizationId);
  return userId === undefined ? undefined : { organizationId, userId, source: "clock" };
}

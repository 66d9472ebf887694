import { limits } from "#core/throttling/limits.ts";
import type { Visitor } from "../actor.ts";
import { openInvitation } from "./steps/invitationTokens.ts";
import { operationsRuntime } from "../runtime.ts";
import { counting } from "../counting.ts";

/**
 * Returns what the holder of an invitation's token may see before accepting. Limits wrong tokens per network address.
 */
export async function readInvitation({ client }: Visitor, token: string) {
  return counting(async (count) => {
    await count([limits.invitationOfAddress, client]);
    const { email, role, organizationName, googleOnly } = await openInvitation(token, operationsRuntime().clock.now());
    return { email, role, organizationName, googleOnly };
  });
}

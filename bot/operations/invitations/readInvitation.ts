import { limits } from "#core/throttling/limits.ts";
import type { Visitor } from "../actor.ts";
import { openInvitation } from "./steps/invitationTokens.ts";
import { operationsRuntime } from "../runtime.ts";
import { counting } from "../counting.ts";

/**
 * Returns the part of an invitation that the holder of its token may see before accepting. Wrong tokens are limited per
 * address.
 */
export async function readInvitation({ client }: Visitor, token: string) {
  return counting(async (count) => {
    await count([limits.invitationOfAddress, client]);
    const { email, role, organizationName, googleOnly } = await openInvitation(token, operationsRuntime().clock.now());
    return { email, role, organizationName, googleOnly };
  });
}

import { limits } from "#core/throttling/limits.ts";
import type { Visitor } from "../actor.ts";
import { openInvitation } from "./steps/invitationTokens.ts";
import { operationsRuntime } from "../runtime.ts";
import { counting } from "../counting.ts";

export async function readInvitation({ client }: Visitor, token: string) {
  try {
    const { email, role, organizationName, googleOnly } = await openInvitation(token, operationsRuntime().clock.now());
    return { email, role, organizationName, googleOnly };
  } catch (error) {
    return counting(async (count) => {
      await count([limits.invitationOfAddress, client]);
      throw error;
    });
  }
}

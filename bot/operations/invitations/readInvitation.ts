import type { Visitor } from "../actor.ts";
import { openInvitation } from "./invitationTokens.ts";
import { operationsRuntime } from "../runtime.ts";

/** What somebody with an invitation's token may know of it before accepting. */
export async function readInvitation(_visitor: Visitor, token: string) {
  const { email, role, organizationName, googleOnly } = await openInvitation(token, operationsRuntime().clock.now());
  return { email, role, organizationName, googleOnly };
}

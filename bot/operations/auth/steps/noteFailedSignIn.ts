import { newId } from "#db/newId.ts";
import { noteFailure } from "#db/queries/auth/failedSignIns.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";

/** The reason a sign-in was refused. */
type SignInFailure = "wrong password" | "deactivated" | "google only" | "wrong code";

/**
 * Writes an audit event in the organization of the account with this email. Takes equally long without such an account,
 * so that the response time reveals nothing.
 */
export async function noteFailedSignIn(visitor: Visitor, email: string, reason: SignInFailure): Promise<void> {
  const at = operationsRuntime().clock.now();
  await noteFailure({ id: newId(), at, source: visitor.source, email, reason });
}

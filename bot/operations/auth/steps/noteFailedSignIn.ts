import { newId } from "#db/newId.ts";
import { noteFailure } from "#db/queries/auth/failedSignIns.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";

/** Why someone was not signed in. */
export type SignInFailure = "wrong password" | "deactivated" | "google only" | "wrong code";

/** Leaves an audit line in the organization whose account has this email. One without an account costs as much, so that time tells nothing. */
export async function noteFailedSignIn(visitor: Visitor, email: string, reason: SignInFailure): Promise<void> {
  const at = operationsRuntime().clock.now();
  await noteFailure({ id: newId(), at, source: visitor.source, email, reason });
}

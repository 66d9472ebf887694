import { newId } from "#db/newId.ts";
import { noteFailure } from "#db/queries/failedSignIns.ts";
import type { Visitor } from "../actor.ts";
import { operationsRuntime } from "../runtime.ts";

/** Why someone was not signed in. */
export type SignInFailure = "wrong password" | "deactivated" | "google only" | "wrong code";

/** Leaves an audit line in the organization whose account has this email. One without an account costs as much, so that time tells nothing. */
export async function noteFailedSignIn(visitor: Visitor, email: string, reason: SignInFailure): Promise<void> {
  const at = operationsRuntime().clock.now();
  await noteFailure({ id: newId(), at, door: visitor.door, email, reason });
}

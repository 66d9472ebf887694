import { newId } from "#db/newId.ts";
import { noteFailure } from "#db/queries/auth/noteFailure.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { transactionally } from "#bot/operations/transactionally.ts";

export type SignInFailure =
  | "wrong password"
  | "deactivated"
  | "google only"
  | "sso required"
  | "wrong recovery code"
  | "wrong code"
  | "google not linked"
  | "other google account"
  | "not managed by google"
  | "wrong domain";

/**
 * Writes an audit event in the organization of the account with this email, if the account has a password or Google.
 * Takes equally long if it writes none, so the response time reveals nothing.
 */
export async function noteFailedSignIn(visitor: Visitor, email: string, reason: SignInFailure): Promise<void> {
  const at = operationsRuntime().clock.now();
  await noteFailure({ id: newId(), at, source: visitor.source, email, reason });
}

/**
 * For an account that the sign-in has already identified, because the directory may map its email to an account of
 * another organization.
 */
export async function noteFailedSignInOf(
  { source }: Visitor,
  { organizationId, userId }: { organizationId: string; userId: string },
  reason: SignInFailure,
): Promise<void> {
  const by = { organizationId, userId: null, source, action: "failSignIn", at: operationsRuntime().clock.now() };
  await transactionally((tx) => writeAuditEntry(by, { subject: ["user", userId], after: { reason } }, tx));
}

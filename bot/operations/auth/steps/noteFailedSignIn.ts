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
 * Security: runs the same statement whether or not it writes an audit event, so that the response time doesn't reveal
 * accounts.
 */
export async function noteFailedSignIn(visitor: Visitor, email: string, reason: SignInFailure): Promise<void> {
  const at = operationsRuntime().clock.now();
  await noteFailure({ id: newId(), at, source: visitor.source, email, reason });
}

/** Takes IDs, because the email may belong to another account, even in another organization. */
export async function noteFailedSignInOf(
  { source }: Visitor,
  { organizationId, userId }: { organizationId: string; userId: string },
  reason: SignInFailure,
): Promise<void> {
  const by = { organizationId, userId: null, source, action: "failSignIn", at: operationsRuntime().clock.now() };
  await transactionally((tx) => writeAuditEntry(by, { subject: ["user", userId], after: { reason } }, tx));
}

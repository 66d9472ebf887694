import { isAtLeast, type Role } from "../people/access/roles.ts";
import { Refusal } from "../refusal.ts";

/**
 * `invitedAs` is the role of an open invitation to the person's new email, if any. Throws (409) if it is above `role`,
 * because the new email would revoke the invitation.
 */
export function assertNotInvitedAbove(role: Role, invitedAs: Role | undefined): void {
  if (!invitedAs || isAtLeast(role, invitedAs)) return;
  const text = "This email has an open invitation for a higher role, which must be revoked first";
  throw new Refusal("conflict", "already_invited", text, { fields: { email: text } });
}

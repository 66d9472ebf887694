import { isAtLeast, type Role } from "../people/access/roles.ts";
import { Refusal } from "../refusal.ts";

/**
 * `invitedAs` is the role of an open invitation to the email that a person with `role` would get, if any. Throws (409)
 * for a higher role, because the change of the email revokes the invitation.
 */
export function assertNotInvitedAbove(role: Role, invitedAs: Role | undefined): void {
  if (!invitedAs || isAtLeast(role, invitedAs)) return;
  const text = "This email has an open invitation for a higher role, which must be revoked first";
  throw new Refusal("conflict", "already_invited", text, { fields: { email: text } });
}

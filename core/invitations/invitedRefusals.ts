import { aRole, isAtLeast, type Role } from "../people/access/roles.ts";
import { Refusal } from "../refusal.ts";

/** Throws (409) for a role above Employee, because a person added in another way would lose the invitation's role. */
export function assertInvitedAsEmployee(invitedAs: Role | undefined): void {
  if (!invitedAs || invitedAs === "Employee") return;
  const text = `This person is invited as ${aRole(invitedAs)} and must join with the link in the invitation. To add the person another way, revoke the invitation first.`;
  throw new Refusal("conflict", "already_invited", text);
}

/**
 * Throws (409) if a pending invitation to the new email is for a role above `role`, because the new email would revoke
 * the invitation.
 */
export function assertNotInvitedAbove(role: Role, invitedAs: Role | undefined): void {
  if (!invitedAs || isAtLeast(role, invitedAs)) return;
  const text = "This email has a pending invitation for a higher role, which must be revoked first";
  throw new Refusal("conflict", "already_invited", text, { fields: { email: text } });
}

/** Throws (409) if the import would revoke an invitation for a role above the importer's own. */
export function assertMayReplaceInvitation(importerRole: Role, invitedAs: Role | undefined): void {
  if (!invitedAs || isAtLeast(importerRole, invitedAs)) return;
  const text = `This person is invited as ${aRole(invitedAs)} and must join with the link in the invitation`;
  throw new Refusal("conflict", "already_invited", text);
}

import { aRole, type Role } from "../people/access/roles.ts";
import { Refusal } from "../refusal.ts";

/**
 * `invitedAs` is the role of an open invitation, if any. Throws (409) for a higher role than Employee: a person who is
 * added in another way than by the invitation would lose it.
 */
export function assertInvitedAsEmployee(invitedAs: Role | undefined): void {
  if (!invitedAs || invitedAs === "Employee") return;
  const text = `This person is invited as ${aRole(invitedAs)} and must join with the link in the invitation. To add the person another way, revoke the invitation first.`;
  throw new Refusal("conflict", "already_invited", text);
}

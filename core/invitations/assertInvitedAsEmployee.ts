import { aRole, type Role } from "../people/access/roles.ts";
import { Refusal } from "../refusal.ts";

/** Otherwise, a person added in another way would lose the role of the invitation. */
export function assertInvitedAsEmployee(invitedAs: Role | undefined): void {
  if (!invitedAs || invitedAs === "Employee") return;
  const text = `This person is invited as ${aRole(invitedAs)} and must join with the link in the invitation. To add the person another way, revoke the invitation first.`;
  throw new Refusal("conflict", "already_invited", text);
}

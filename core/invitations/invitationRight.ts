import { may } from "../people/access/access.ts";
import { isAtLeast, type Role, ROLES } from "../people/access/roles.ts";

/** The state of a person who sends invitations, or copies the links of their colleagues' invitations. */
export interface Inviter {
  role: Role;
  isActive: boolean;
}

/** Returns whether the inviter could still send an invitation for a role; if not, the open invitation is void. */
export function mayStillInvite({ role: inviterRole, isActive }: Inviter, role: Role): boolean {
  return isActive && may(inviterRole, "sendInvitation") && isAtLeast(inviterRole, role);
}

/** Returns the roles for which a person could copy the links of invitations before a change, but no longer can. */
export function rolesOutOfReach(before: Inviter, after: Inviter): Role[] {
  return ROLES.filter((role) => mayStillInvite(before, role) && !mayStillInvite(after, role));
}

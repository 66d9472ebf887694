import { may } from "../people/access/access.ts";
import { isAtLeast, type Role } from "../people/access/roles.ts";

/** The current state of the person who sent an invitation. */
export interface Inviter {
  role: Role;
  isActive: boolean;
}

/** Returns whether the inviter could still send an invitation for a role; if not, the open invitation is void. */
export function mayStillInvite({ role: inviterRole, isActive }: Inviter, role: Role): boolean {
  return isActive && may(inviterRole, "sendInvitation") && isAtLeast(inviterRole, role);
}

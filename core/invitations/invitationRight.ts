import { may } from "../people/access/access.ts";
import { isAtLeast, type Role } from "../people/access/roles.ts";

/** An inviter, as they are now. */
export interface Inviter {
  role: Role;
  isActive: boolean;
}

/** Whether an inviter could still send an invitation for a role today; if not, the open invitation is void. */
export function mayStillInvite({ role: inviterRole, isActive }: Inviter, role: Role): boolean {
  return isActive && may(inviterRole, "sendInvitation") && isAtLeast(inviterRole, role);
}

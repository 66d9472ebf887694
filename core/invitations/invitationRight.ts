import { may } from "../people/access/access.ts";
import { mayVouchFor } from "../people/access/roleChange.ts";
import { isAtLeast, type Role, ROLES } from "../people/access/roles.ts";

export interface Inviter {
  role: Role;
  isActive: boolean;
}

/** A pending invitation is void while its inviter lacks the right to send it. */
export function mayStillInvite({ role: inviterRole, isActive }: Inviter, role: Role): boolean {
  return isActive && may(inviterRole, "sendInvitation") && isAtLeast(inviterRole, role);
}

/** Security: the holder of a link can join in place of the invited person. */
export function mayCopyLink(
  reader: { id: string; role: Role },
  { role, inviter }: { role: Role; inviter: { id: string } },
): boolean {
  return isAtLeast(reader.role, role) && (reader.id === inviter.id || mayVouchFor(reader.role, role));
}

export function rolesOutOfReach(before: Inviter, after: Inviter): Role[] {
  const mayCopy = (role: Role) => mayStillInvite(after, role) && mayVouchFor(after.role, role);
  return ROLES.filter((role) => mayStillInvite(before, role) && !mayCopy(role));
}

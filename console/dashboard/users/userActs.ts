import { mayVouchFor } from "#core/people/roleChange.ts";
import { isAtLeast, type Role } from "#core/people/roles.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import type { User } from "./userCalls.ts";

/** Something that is about to be done to, or looked at of, a person. */
export type UserAct =
  | { kind: "balances" | "edit" | "deactivate" | "passwordLink"; user: User }
  | { kind: "adjust"; user: User; type?: LeaveType };

/** Why somebody may not change a person, in words; undefined when they may. */
export function whyUntouchable(actor: { role: Role }, user: User): string | undefined {
  if (user.isErased) return "This user was erased and can't be changed any more";
  return user.role === "Owner" && actor.role !== "Owner"
    ? "Only an Owner can change or deactivate an Owner"
    : undefined;
}

/** Whether somebody may make a link by which a person sets a new password: not for oneself, and for nobody above. */
export function mayMakePasswordLink(actor: { id: string; role: Role }, user: User): boolean {
  return user.isActive && user.id !== actor.id && mayVouchFor(actor.role, user.role);
}

/** Why somebody may not adjust a person's balances, in words; undefined when they may. */
export function whyNotAdjustable(actor: { id: string }, user: User, users: readonly User[]): string | undefined {
  const isAskable = (other: User) => other.id !== actor.id && other.isActive && isAtLeast(other.role, "Admin");
  return user.id === actor.id && users.some(isAskable)
    ? "Ask another Admin or Owner to adjust your own balance"
    : undefined;
}

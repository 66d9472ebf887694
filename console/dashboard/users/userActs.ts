import type { UserAnswer } from "#core/api/UserAnswer.ts";
import { needsAnotherAdmin, OWN_LEAVE } from "#core/people/access/ownLeave.ts";
import { mayReadLedger } from "#core/people/access/mayReadLedger.ts";
import { mayVouchFor } from "#core/people/access/roleChange.ts";
import type { Role } from "#core/people/access/roles.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

export type UserAct =
  | { kind: "balances" | "record" | "edit" | "deactivate" | "passwordLink" | "resetFactor"; user: UserAnswer }
  | { kind: "adjust"; user: UserAnswer; type?: LeaveType };

export function whyUntouchable(actor: { role: Role }, user: UserAnswer): string | undefined {
  if (user.isErased) return "This person was erased and can no longer be changed";
  return user.role === "Owner" && actor.role !== "Owner"
    ? "Only an Owner can change or deactivate an Owner"
    : undefined;
}

export function readableBy(actor: { id: string; role: Role }, users: readonly UserAnswer[]): ReadonlySet<string> {
  const people = new Map(users.map((user) => [user.id, user]));
  return new Set(users.filter((user) => mayReadLedger(actor, user, people)).map(({ id }) => id));
}

export function mayMakePasswordLink(actor: { id: string; role: Role }, user: UserAnswer): boolean {
  return user.isActive && user.id !== actor.id && mayVouchFor(actor.role, user.role);
}

export function whyNotAdjustable(
  actor: { id: string },
  user: UserAnswer,
  users: readonly UserAnswer[],
): string | undefined {
  const isRefused = user.id === actor.id && needsAnotherAdmin(actor.id, users);
  return isRefused ? `Ask another Admin or Owner to ${OWN_LEAVE.balance}` : undefined;
}

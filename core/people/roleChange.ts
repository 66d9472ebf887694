import { Refusal } from "#core/refusal.ts";
import { isAtLeast, type Role } from "./roles.ts";

interface Someone {
  id: string;
  role: Role;
  isActive: boolean;
}

/** Refuses (403) to give a role above one's own; so only an Owner makes an Owner. */
export function assertMayGrantRole(actorRole: Role, role: Role): void {
  if (isAtLeast(actorRole, role)) return;
  const text = "You can't give a role above your own";
  throw new Refusal("forbidden", "role_above_own", text, { fields: { role: text } });
}

/** Refuses (403) to touch an Owner unless one is an Owner. */
export function assertMayTouch(actorRole: Role, role: Role): void {
  if (role === "Owner" && actorRole !== "Owner") {
    throw new Refusal("forbidden", "owner_only", "Only an Owner can change or deactivate an Owner");
  }
}

/**
 * Refuses to change a role: of an Owner by anybody else (403), of the last active Owner (409), of oneself and above
 * one's own role (403).
 */
export function assertMayChangeRole(change: {
  actor: Someone;
  person: Someone;
  next: Role;
  activeOwners: number;
}): void {
  const { actor, person, next, activeOwners } = change;
  if (next === person.role) return;
  assertMayTouch(actor.role, person.role);
  assertNotLastOwner(person, activeOwners);
  if (actor.id === person.id) throw new Refusal("forbidden", "own_role", "You can't change your own role");
  assertMayGrantRole(actor.role, next);
}

/**
 * Refuses to hand one's ownership (403 without one) to oneself, to who is deactivated or to who is an Owner already, or
 * has no way in (409): where people sign in with Google only, nobody else could change that any more.
 */
export function assertMayTransferOwnership({
  actor,
  person,
  hasWayIn,
}: {
  actor: Someone;
  person: Someone;
  hasWayIn: boolean;
}): void {
  if (actor.role !== "Owner") {
    throw new Refusal("forbidden", "owner_only", "Only an Owner can transfer the ownership");
  }
  if (actor.id === person.id) throw wrongHeir("own_ownership", "You own the organization already");
  if (!person.isActive) throw wrongHeir("inactive", "This user is deactivated");
  if (person.role === "Owner") throw wrongHeir("already_owner", "This user is an Owner already");
  if (!hasWayIn) throw wrongHeir("heir_without_google", "This user has to sign in with Google once before");
}

/** Refuses to deactivate an Owner unless one is an Owner (403), and the last active Owner (409). */
export function assertMayDeactivate(act: { actor: Someone; person: Someone; activeOwners: number }): void {
  assertMayTouch(act.actor.role, act.person.role);
  assertNotLastOwner(act.person, act.activeOwners);
}

/** Whether somebody may hand out a link by which another sets a new password, and so could act as them: only to roles below their own, an Owner to all. */
export function mayVouchFor(actorRole: Role, role: Role): boolean {
  return actorRole === "Owner" || !isAtLeast(role, actorRole);
}

/** Refuses (403) a link by which somebody sets a new password: for who has one's own role or one above it, and for oneself. */
export function assertMayGivePasswordLink(actor: Someone, person: Someone): void {
  if (actor.id === person.id) {
    // With the old password one changes it oneself; who only sits at an open screen has not got it.
    throw new Refusal("forbidden", "own_password", "You change your own password in your profile");
  }
  if (!mayVouchFor(actor.role, person.role)) {
    const text = "You can only make a password link for somebody with a role below your own";
    throw new Refusal("forbidden", "role_not_below", text);
  }
  if (!person.isActive) throw new Refusal("conflict", "inactive", "This user is deactivated");
}

function wrongHeir(code: string, text: string): Refusal {
  return new Refusal("conflict", code, text, { fields: { userId: text } });
}

function assertNotLastOwner({ role, isActive }: Someone, activeOwners: number): void {
  if (role === "Owner" && isActive && activeOwners <= 1) {
    throw new Refusal("conflict", "last_owner", "An organization must keep at least one active Owner");
  }
}

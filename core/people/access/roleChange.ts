import { Refusal } from "#core/refusal.ts";
import { isAtLeast, type Role } from "./roles.ts";

interface Someone {
  id: string;
  role: Role;
  isActive: boolean;
}

const OWN_ROLE = "You can't change your own role";
const OWN_EMAIL = "Change your own email in your Profile Settings";

/** Refuses (403) to give a role above one's own; so only an Owner makes an Owner. */
export function assertMayGrantRole(actorRole: Role, role: Role): void {
  if (isAtLeast(actorRole, role)) return;
  const text = "You can't assign a role above your own";
  throw new Refusal("forbidden", "role_above_own", text, { fields: { role: text } });
}

/** Refuses (403) to touch an Owner unless one is an Owner. */
export function assertMayTouch(actorRole: Role, role: Role): void {
  if (role === "Owner" && actorRole !== "Owner") {
    throw new Refusal("forbidden", "owner_only", "Only an Owner can change or deactivate an Owner");
  }
}

/**
 * Refuses to change a role: of an equal or higher person unless the actor is an Owner (403), of the last active Owner
 * (409), the actor's own, and to one above the actor's (403).
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
  if (actor.id === person.id) throw new Refusal("forbidden", "own_role", OWN_ROLE);
  if (!mayVouchFor(actor.role, person.role)) throw onlyAnOwner("role", person.role);
  assertMayGrantRole(actor.role, next);
}

/**
 * Refuses (403) to change the email of an equal or higher person unless the actor is an Owner: a link to set a password
 * goes there. The actor's own is changed in the profile, where it has to be proven.
 */
export function assertMayChangeEmail(actor: Someone, person: Someone): void {
  if (actor.id === person.id) {
    throw new Refusal("forbidden", "own_email", OWN_EMAIL, { fields: { email: OWN_EMAIL } });
  }
  if (!mayVouchFor(actor.role, person.role)) throw onlyAnOwner("email", person.role);
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
    throw new Refusal("forbidden", "owner_only", "Only an Owner can transfer ownership");
  }
  if (actor.id === person.id) throw wrongHeir("own_ownership", "You already own the organization");
  if (!person.isActive) throw wrongHeir("inactive", "This user is deactivated");
  if (person.role === "Owner") throw wrongHeir("already_owner", "This user is already an Owner");
  if (!hasWayIn) throw wrongHeir("heir_without_google", "This user has to sign in with Google first");
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

/** Refuses (403) to sign a person out everywhere who has your own role or one above it, or is yourself. */
export function assertMayEndSessions(actor: Someone, person: Someone): void {
  if (actor.id === person.id) {
    throw new Refusal("forbidden", "own_sessions", "End your own sessions in your profile");
  }
  if (mayVouchFor(actor.role, person.role)) return;
  throw new Refusal("forbidden", "role_not_below", "You can only sign out people with a role below yours");
}

/** Refuses (403) a link by which somebody sets a new password: for who has one's own role or one above it, and for oneself. */
export function assertMayGivePasswordLink(actor: Someone, person: Someone): void {
  if (actor.id === person.id) {
    // With the old password one changes it oneself; who only sits at an open screen has not got it.
    throw new Refusal("forbidden", "own_password", "Change your own password in your profile");
  }
  if (!mayVouchFor(actor.role, person.role)) {
    const text = "You can only create a password link for people with a role below yours";
    throw new Refusal("forbidden", "role_not_below", text);
  }
  if (!person.isActive) throw new Refusal("conflict", "inactive", "This user is deactivated");
}

/** Why the actor can't change a person's role or email, so that a form says it before it is filled in. */
export function fixedFields(
  actor: Pick<Someone, "id" | "role">,
  person: Pick<Someone, "id" | "role">,
): Partial<Record<"role" | "email", string>> {
  if (actor.id === person.id) return { role: OWN_ROLE, email: OWN_EMAIL };
  if (mayVouchFor(actor.role, person.role)) return {};
  return { role: onlyAnOwner("role", person.role).message, email: onlyAnOwner("email", person.role).message };
}

function onlyAnOwner(field: "role" | "email", role: Role): Refusal {
  const text = `Only an Owner can change the ${field} of an ${role}`;
  return new Refusal("forbidden", "role_not_below", text, { fields: { [field]: text } });
}

function wrongHeir(code: string, text: string): Refusal {
  return new Refusal("conflict", code, text, { fields: { userId: text } });
}

function assertNotLastOwner({ role, isActive }: Someone, activeOwners: number): void {
  if (role === "Owner" && isActive && activeOwners <= 1) {
    throw new Refusal("conflict", "last_owner", "An organization must keep at least one active Owner");
  }
}

import { Refusal } from "#core/refusal.ts";
import { isAtLeast, type Role } from "./roles.ts";

interface Someone {
  id: string;
  role: Role;
  isActive: boolean;
}

const OWN_ROLE = "You can't change your own role";
const OWN_EMAIL = "Change your own email in your Profile Settings";

export function assertMayGrantRole(actorRole: Role, role: Role): void {
  if (isAtLeast(actorRole, role)) return;
  const text = "You can't assign a role above your own";
  throw new Refusal("forbidden", "role_above_own", text, { fields: { role: text } });
}

export function assertMayRevokeInvitation(actorRole: Role, role: Role): void {
  if (isAtLeast(actorRole, role)) return;
  throw new Refusal("forbidden", "role_above_own", "You can't revoke an invitation for a role above your own");
}

export function assertMayManagePerson(actorRole: Role, role: Role): void {
  if (role === "Owner" && actorRole !== "Owner") {
    throw new Refusal("forbidden", "owner_only", "Only an Owner can change or deactivate an Owner");
  }
}

export function assertMayChangeRole(change: {
  actor: Someone;
  person: Someone;
  next: Role;
  activeOwners: number;
}): void {
  const { actor, person, next, activeOwners } = change;
  if (next === person.role) return;
  assertMayManagePerson(actor.role, person.role);
  assertNotLastOwner(person, activeOwners);
  if (actor.id === person.id) throw new Refusal("forbidden", "own_role", OWN_ROLE);
  if (!mayVouchFor(actor.role, person.role)) throw onlyAnOwner("role", person.role);
  assertMayGrantRole(actor.role, next);
}

/** Security: password reset links are sent to the person's email. */
export function assertMayChangeEmail(actor: Someone, person: Someone): void {
  if (actor.id === person.id) {
    throw new Refusal("forbidden", "own_email", OWN_EMAIL, { fields: { email: OWN_EMAIL } });
  }
  if (!mayVouchFor(actor.role, person.role)) throw onlyAnOwner("email", person.role);
}

/** A new Owner without a password or an accepted Google account couldn't confirm changes. */
export function assertMayTransferOwnership({
  actor,
  person,
  ways,
}: {
  actor: Someone;
  person: Someone;
  /** `excludedBy` is the organization's domain if the person's email doesn't belong to the domain. */
  ways: {
    hasPassword: boolean;
    hasGoogle: boolean;
    hasSso: boolean;
    ssoRequired: boolean;
    googleOnly: boolean;
    excludedBy: string | null;
  };
}): void {
  if (actor.role !== "Owner") {
    throw new Refusal("forbidden", "owner_only", "Only an Owner can transfer ownership");
  }
  if (actor.id === person.id) throw ineligibleOwner("own_ownership", "You already own the organization");
  if (!person.isActive) throw ineligibleOwner("inactive", "This person is deactivated");
  if (person.role === "Owner") throw ineligibleOwner("already_owner", "This person is already an Owner");
  if (ways.googleOnly && !ways.hasGoogle) {
    const text = ways.ssoRequired
      ? "This person must use single sign-on. Name them as an exception, and let them sign in with Google first."
      : "This person has to sign in with Google first";
    throw ineligibleOwner("heir_without_google", text);
  }
  if (!ways.hasPassword && !ways.hasGoogle) {
    if (!ways.hasSso) throw ineligibleOwner("heir_not_joined", "This person has to sign in first");
    const text = ways.ssoRequired
      ? "This person must use single sign-on. Name them as an exception, and let them set a password first."
      : "This person signs in only with single sign-on and has to set a password first";
    throw ineligibleOwner("heir_only_sso", text);
  }
  if (ways.excludedBy !== null && (ways.googleOnly || !ways.hasPassword)) {
    throw ineligibleOwner("heir_outside_domain", `This person's email must belong to ${ways.excludedBy}`);
  }
}

export function assertMayDeactivate(act: { actor: Someone; person: Someone; activeOwners: number }): void {
  assertMayManagePerson(act.actor.role, act.person.role);
  assertNotLastOwner(act.person, act.activeOwners);
}

export function mayVouchFor(actorRole: Role, role: Role): boolean {
  return actorRole === "Owner" || !isAtLeast(role, actorRole);
}

export function assertMayEndSessions(actor: Someone, person: Someone): void {
  if (actor.id === person.id) {
    throw new Refusal("forbidden", "own_sessions", "Sign out your own devices in your Profile Settings");
  }
  if (mayVouchFor(actor.role, person.role)) return;
  throw new Refusal("forbidden", "role_not_below", "You can only sign out people with a role below yours");
}

export function assertMayGivePasswordLink(actor: Someone, person: Someone): void {
  if (actor.id === person.id) {
    // Security: anyone at an unattended screen could set a new password without the old one.
    throw new Refusal("forbidden", "own_password", "Change your own password in your Profile Settings");
  }
  if (!mayVouchFor(actor.role, person.role)) {
    const text = "You can only create a password link for people with a role below yours";
    throw new Refusal("forbidden", "role_not_below", text);
  }
  if (!person.isActive) throw new Refusal("conflict", "inactive", "This person is deactivated");
}

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

function ineligibleOwner(code: string, text: string): Refusal {
  return new Refusal("conflict", code, text, { fields: { userId: text } });
}

function assertNotLastOwner({ role, isActive }: Someone, activeOwners: number): void {
  if (role === "Owner" && isActive && activeOwners <= 1) {
    throw new Refusal("conflict", "last_owner", "An organization must keep at least one active Owner");
  }
}

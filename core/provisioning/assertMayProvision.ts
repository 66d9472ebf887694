import { aRole, isAtLeast, type Role } from "../people/access/roles.ts";
import { Refusal } from "../refusal.ts";

interface Provisioned {
  role: Role;
  isActive: boolean;
  hasJoined: boolean;
}

/** Security: a password link can be sent to the new address, so a stolen token could take over an account. */
export function mayChangeEmailByProvisioning({ role, hasJoined }: Omit<Provisioned, "isActive">): boolean {
  return role === "Employee" && !hasJoined;
}

export function mayReactivateByProvisioning(role: Role): boolean {
  return !isAtLeast(role, "Admin");
}

export function assertMayProvision(
  person: Provisioned,
  { email, isActive }: { email?: string; isActive?: true },
): void {
  if (email !== undefined && !mayChangeEmailByProvisioning(person)) {
    const text =
      person.role === "Employee"
        ? "This person has signed in to Awayday, so only they, an Admin, or an Owner can change their email there"
        : `Provisioning can't change the email of ${aRole(person.role)}. Change it in Awayday.`;
    throw new Refusal("forbidden", "email_kept", text);
  }
  if (isActive && !person.isActive && !mayReactivateByProvisioning(person.role)) {
    const text = `Provisioning can't reactivate ${aRole(person.role)}. Reactivate the person in Awayday.`;
    throw new Refusal("forbidden", "not_reactivated", text);
  }
}

import type { Role } from "../people/access/roles.ts";

/**
 * Returns whether an account at an identity provider may be linked to the person with its email at once: the provider
 * also manages the person, who is an Employee. Anyone else must sign in first, because an attacker who controls the
 * provider would otherwise get the rights of Managers, Admins, and Owners.
 */
export function mayLinkByProvider({ isProvisioned, role }: { isProvisioned: boolean; role: Role }): boolean {
  return isProvisioned && role === "Employee";
}

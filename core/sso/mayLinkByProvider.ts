import type { Role } from "../people/access/roles.ts";

/**
 * The provider must also manage the person, who must be an Employee. Anyone else must sign in first, because an
 * attacker who controls the provider would otherwise get the rights of Managers, Admins, and Owners.
 */
export function mayLinkByProvider({ isProvisioned, role }: { isProvisioned: boolean; role: Role }): boolean {
  return isProvisioned && role === "Employee";
}

/**
 * True if the person confirmed the link, or is an Employee. A link that only the provider made doesn't give the rights
 * of a later promotion.
 */
export function mayEnterByLink({ isConfirmed, role }: { isConfirmed: boolean; role: Role }): boolean {
  return isConfirmed || role === "Employee";
}

import type { Role } from "../people/access/roles.ts";

/**
 * Returns whether an account at an identity provider may be linked at once to the person who has the account's email:
 * the provider also manages that person, who is an Employee. Anyone else must sign in first, because an attacker who
 * controls the provider would otherwise get the rights of Managers, Admins, and Owners.
 */
export function mayLinkByProvider({ isProvisioned, role }: { isProvisioned: boolean; role: Role }): boolean {
  return isProvisioned && role === "Employee";
}

/**
 * Returns whether a linked account signs the person in without another proof: the person confirmed the link, or is an
 * Employee. A link that only the provider made doesn't give the rights that the person got by a later promotion.
 */
export function mayEnterByLink({ isConfirmed, role }: { isConfirmed: boolean; role: Role }): boolean {
  return isConfirmed || role === "Employee";
}

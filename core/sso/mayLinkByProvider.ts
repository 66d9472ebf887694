import type { Role } from "../people/access/roles.ts";

/** Security: an attacker who controls the provider must not get the rights of Managers, Admins, or Owners. */
export function mayLinkByProvider({ isProvisioned, role }: { isProvisioned: boolean; role: Role }): boolean {
  return isProvisioned && role === "Employee";
}

/** Security: a link that only the provider made doesn't give the rights of a later promotion. */
export function mayEnterByLink({ isConfirmed, role }: { isConfirmed: boolean; role: Role }): boolean {
  return isConfirmed || role === "Employee";
}

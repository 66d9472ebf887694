import { ROLES, type Role } from "#core/people/access/roles.ts";
import type { Audience, Declaration, Whose } from "./Declaration.ts";
import { isPersonal } from "./things.ts";

const PERSONAL: readonly Whose[] = ["own", "report", "other", "admin", "owner"];

/** Whose objects a route is tried on: "ours" where it has none. */
export function whoseOf({ of, inBody, may }: Declaration): readonly Whose[] {
  const thing = of ?? inBody;
  if (!thing || may === "anyone") return ["ours"];
  return isPersonal(thing) ? PERSONAL : ["ours"];
}

/** Whether an audience takes a role in, for an object of that person. */
export function isLetIn(may: Audience, role: Role, whose: Whose): boolean {
  if (may === "anyone") return true;
  const roles: readonly Role[] = isForAll(may) ? may : (may[whose] ?? []);
  return roles.includes(role);
}

/** Whether an audience takes a role in for any object. */
export function isLetInSomewhere(may: Audience, role: Role): boolean {
  if (may === "anyone" || isForAll(may)) return isLetIn(may, role, "ours");
  return Object.values(may).some((roles) => roles.includes(role));
}

function isForAll(may: Exclude<Audience, "anyone">): may is readonly Role[] {
  return Array.isArray(may);
}

/** The roles that an audience takes in for any object. */
export function rolesOf(may: Audience): readonly Role[] {
  return ROLES.filter((role) => isLetInSomewhere(may, role));
}

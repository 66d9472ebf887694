import type { Role } from "#core/people/access/roles.ts";
import type { Audience, Declaration } from "./Declaration.ts";
import { isPersonal } from "./things/things.ts";
import type { OwnerRelation } from "./OwnerRelation.ts";

const PERSONAL: readonly OwnerRelation[] = ["own", "report", "other", "admin", "owner"];

export function whoseOf({ of, inBody, may }: Declaration): readonly OwnerRelation[] {
  const thing = of ?? inBody;
  if (!thing || may === "anyone") return ["ours"];
  return isPersonal(thing) ? PERSONAL : ["ours"];
}

export function isLetIn(may: Audience, role: Role, whose: OwnerRelation): boolean {
  if (may === "anyone") return true;
  const roles: readonly Role[] = isForAll(may) ? may : (may[whose] ?? []);
  return roles.includes(role);
}

export function isLetInSomewhere(may: Audience, role: Role): boolean {
  if (may === "anyone" || isForAll(may)) return isLetIn(may, role, "ours");
  return Object.values(may).some((roles) => roles.includes(role));
}

function isForAll(may: Exclude<Audience, "anyone">): may is readonly Role[] {
  return Array.isArray(may);
}

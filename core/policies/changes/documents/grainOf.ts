import type { GrantRule } from "../../document/grantRule.ts";
import type { PolicyDocument } from "../../document/PolicyDocument.ts";
import { sameDocument } from "../../document/sameDocument.ts";
import type { Grain } from "./documentParts.ts";

/** A grant's field keeps its meaning only if both documents have the same grants in the same order. */
export function grainOf(one: PolicyDocument, other: PolicyDocument): Grain {
  if (one.unit !== other.unit) return "amounts";
  const [ours, theirs] = [one.grants ?? [], other.grants ?? []];
  const isSameList = ours.length === theirs.length && ours.every((_, index) => isSameGrant(ours, theirs, index));
  return isSameList ? "field" : "list";
}

export function isSameGrant(ours: readonly GrantRule[], theirs: readonly GrantRule[], index: number): boolean {
  const [one, other] = [ours[index], theirs[index]];
  if (!one || !other || !sameDocument(identityOf(one), identityOf(other))) return false;
  return sameDocument(one, other) || !(isAmong(ours, other) || isAmong(theirs, one));
}

/** The meaning of an amount depends on `frequency` and `amountPer`. */
function identityOf({ name, frequency, amountPer = "grant" }: GrantRule): unknown {
  return { name, frequency, amountPer };
}

function isAmong(grants: readonly GrantRule[], one: GrantRule): boolean {
  return grants.some((grant) => sameDocument(grant, one));
}

import type { PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import type { PolicyDocumentAnswer } from "#core/api/PolicyDocumentAnswer.ts";
import { at, call } from "#console/shared/api/call.ts";

/** A policy for a group or a person that starts as a copy of another policy. */
export interface GivenPolicy {
  type: string;
  group?: string;
  userId?: string;
  /** The id of the policy to copy. */
  from: string;
  effectiveOn?: string;
  confirmed?: true;
}

/** Gives a group or a person a copy of a policy. */
export async function givePolicy({ from, ...wanted }: GivenPolicy): Promise<PolicyAnswer> {
  const { document } = await call<PolicyDocumentAnswer>("GET", at("api", "pto-policies", from, "document"));
  return call<PolicyAnswer>("POST", at("api", "pto-policies"), { ...wanted, document });
}

/** Ends a group's or a person's policy on a day, by default today. */
export function endPolicy(id: string, { effectiveOn, confirmed }: { effectiveOn?: string; confirmed?: true }) {
  const query = new URLSearchParams({ ...(effectiveOn && { effectiveOn }), ...(confirmed && { confirmed: "true" }) });
  return call<void>("DELETE", `${at("api", "pto-policies", id)}?${query.toString()}`);
}

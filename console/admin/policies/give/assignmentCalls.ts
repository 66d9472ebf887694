import type { GroupAnswer } from "#core/api/admin/GroupAnswer.ts";
import type { OrderedPolicyAnswer, PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { at, call } from "#console/shared/api/call.ts";
import { impactQuery } from "../../policyEditor/documentCalls.ts";

export interface GivenPolicy {
  type: string;
  group?: string;
  userId?: string;
  document: PolicyDocument;
  effectiveOn?: string;
}

export const givenImpact = (wanted: GivenPolicy | null) => impactQuery(at("api", "pto-policies", "preview"), wanted);

export const givePolicy = (wanted: GivenPolicy & { confirmed?: true }) =>
  call<PolicyAnswer>("POST", at("api", "pto-policies"), wanted);

export interface PolicyEnd {
  effectiveOn?: string;
}

export const endImpact = (id: string, wanted: PolicyEnd | null) =>
  impactQuery(at("api", "pto-policies", id, "end", "preview"), wanted);

export function endPolicy(id: string, { effectiveOn, confirmed }: PolicyEnd & { confirmed?: true }) {
  const query = new URLSearchParams({ ...(effectiveOn && { effectiveOn }), ...(confirmed && { confirmed: "true" }) });
  return call<void>("DELETE", `${at("api", "pto-policies", id)}?${query.toString()}`);
}

/** `before` is the id of the next policy, or null for the last position. */
export interface PolicyOrder {
  before: string | null;
}

const orderPath = (id: string) => at("api", "pto-policies", id, "order");

export const orderImpact = (id: string, wanted: PolicyOrder | null) => impactQuery(`${orderPath(id)}/preview`, wanted);

/** Without `confirmed`, the server refuses a move that would make balances negative. */
export const orderPolicy = (id: string, wanted: PolicyOrder & { confirmed?: true }) =>
  call<OrderedPolicyAnswer>("PUT", orderPath(id), wanted);

export const groupsQuery = {
  queryKey: ["groups"],
  queryFn: () => call<GroupAnswer[]>("GET", at("api", "admin", "groups")),
};

import type { GroupAnswer } from "#core/api/admin/GroupAnswer.ts";
import type { OrderedPolicyAnswer, PolicyAnswer } from "#core/api/PolicyAnswer.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { at, call } from "#console/shared/api/call.ts";
import { impactQuery } from "../../policyEditor/documentCalls.ts";

/** A policy for a group or a person. */
export interface GivenPolicy {
  type: string;
  group?: string;
  userId?: string;
  document: PolicyDocument;
  effectiveOn?: string;
}

/** Queries the balances that giving a policy would change; waits while `wanted` is null. */
export const givenImpact = (wanted: GivenPolicy | null) => impactQuery(at("api", "pto-policies", "preview"), wanted);

/** Gives a group or a person a policy. */
export const givePolicy = (wanted: GivenPolicy & { confirmed?: true }) =>
  call<PolicyAnswer>("POST", at("api", "pto-policies"), wanted);

/** The end of a policy on a day, by default today. */
export interface PolicyEnd {
  effectiveOn?: string;
}

/** Queries the balances that ending a group's or a person's policy would change; waits while `wanted` is null. */
export const endImpact = (id: string, wanted: PolicyEnd | null) =>
  impactQuery(at("api", "pto-policies", id, "end", "preview"), wanted);

/** Ends a group's or a person's policy. */
export function endPolicy(id: string, { effectiveOn, confirmed }: PolicyEnd & { confirmed?: true }) {
  const query = new URLSearchParams({ ...(effectiveOn && { effectiveOn }), ...(confirmed && { confirmed: "true" }) });
  return call<void>("DELETE", `${at("api", "pto-policies", id)}?${query.toString()}`);
}

/** The new position of a group's policy: the id of the policy after it, or null for the last position. */
export interface PolicyOrder {
  before: string | null;
}

const orderPath = (id: string) => at("api", "pto-policies", id, "order");

/** Queries the balances that moving a group's policy would change; waits while `wanted` is null. */
export const orderImpact = (id: string, wanted: PolicyOrder | null) => impactQuery(`${orderPath(id)}/preview`, wanted);

/** Moves a group's policy. The server refuses a move that leaves people below zero unless it is confirmed. */
export const orderPolicy = (id: string, wanted: PolicyOrder & { confirmed?: true }) =>
  call<OrderedPolicyAnswer>("PUT", orderPath(id), wanted);

/** The groups of the organization's people. */
export const groupsQuery = {
  queryKey: ["groups"],
  queryFn: () => call<GroupAnswer[]>("GET", at("api", "admin", "groups")),
};

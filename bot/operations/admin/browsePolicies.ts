import { PoliciesQuery } from "#core/policies/PoliciesQuery.ts";
import { findPoliciesPage } from "#db/queries/admin/policies.ts";
import { browsing } from "./browsing.ts";

/** The policies of all offices, with the terms of the day that it is there. */
export const browsePolicies = browsing("browsePolicies", "The policy", PoliciesQuery, (query, { me, clock }) =>
  findPoliciesPage(me.organizationId, query, clock.now()),
);

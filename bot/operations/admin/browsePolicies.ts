import { PoliciesQuery } from "#core/policies/PoliciesQuery.ts";
import { findPoliciesPage } from "#db/queries/admin/policies.ts";
import { browsing } from "./browsing.ts";

/** Returns the policies of all offices, with the terms in effect today in each office. */
export const browsePolicies = browsing("browsePolicies", "The policy", PoliciesQuery, (query, { me, clock }) =>
  findPoliciesPage(me.organizationId, query, clock.now()),
);

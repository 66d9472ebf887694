import { PoliciesQuery } from "#core/policies/PoliciesQuery.ts";
import { allPolicies } from "#db/queries/admin/policies.ts";
import { exporting } from "./exporting.ts";

/** Exports the policies of all offices, with the terms in effect today in each office. */
export const exportPolicies = exporting("browsePolicies", "policies", PoliciesQuery, (query, { me, clock }) =>
  allPolicies(me.organizationId, query, clock.now()),
);

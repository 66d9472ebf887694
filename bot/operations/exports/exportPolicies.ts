import { PoliciesQuery } from "#core/policies/PoliciesQuery.ts";
import { allPolicies } from "#db/queries/admin/policies.ts";
import { exporting } from "./exporting.ts";

/** The policies of all offices with the terms of the day that it is there, as a file. */
export const exportPolicies = exporting("browsePolicies", "policies", PoliciesQuery, (query, { me, clock }) =>
  allPolicies(me.organizationId, query, clock.now()),
);

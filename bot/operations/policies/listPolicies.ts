import { Nothing } from "#core/inputs.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { policyView } from "#core/policies/policyView.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { findPolicies } from "#db/queries/policies/policies.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";
import { approverNames, documentsOf } from "./steps/approverNames.ts";

export const listPolicies = readingOn("listPolicies", Nothing, async (id, _, { me, clock }) => {
  const office = await findOffice(me.organizationId, id);
  if (!office) throw notFound("The office");
  const today = todayIn(office.timezone, clock.now());
  const policies = await findPolicies(me.organizationId, id, today);
  const names = await approverNames(me.organizationId, documentsOf(policies));
  return policies.map((policy) => policyView(policy, today, me.leaveYearStartsIn, names));
});

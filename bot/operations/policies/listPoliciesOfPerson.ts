import { todayIn } from "#core/calendar/zones.ts";
import { Nothing } from "#core/inputs.ts";
import { assignedOn } from "#core/policies/AssignedPolicy.ts";
import { policyTimeline } from "#core/policies/policyTimeline.ts";
import { type PolicyView, policyView } from "#core/policies/policyView.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { findDefaultOffice, findOffice } from "#db/queries/offices/offices.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { findPolicies } from "#db/queries/policies/policies.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";
import { approverNames, documentsOf } from "./steps/approverNames.ts";

interface PolicyOfPerson extends Pick<
  PolicyView,
  "id" | "type" | "isUnlimited" | "allowance" | "replaceable" | "summary"
> {
  of: "person" | "group" | "office";
  name: string | null;
  /** The first day without the policy. Null if no end is set. */
  until: string | null;
  passedOver: string[];
}

export const listPoliciesOfPerson = readingOn(
  "listPolicies",
  Nothing,
  async (id, _, { me, clock }): Promise<PolicyOfPerson[]> => {
    const { organizationId, leaveYearStartsIn } = me;
    const person = await findPerson(organizationId, id);
    if (!person) throw notFound("The person");
    const today = todayIn(person.zone, clock.now());
    const assigned = person.facts?.assigned?.policies ?? [];
    const office =
      (await findOffice(organizationId, person.effectiveOfficeId)) ?? (await findDefaultOffice(organizationId));
    const policies = await findPolicies(organizationId, person.effectiveOfficeId, today);
    const names = await approverNames(organizationId, documentsOf([...policies, ...assigned]));
    return policies.map((policy) => {
      const given = assignedOn(assigned, policy.type, today);
      const versions = given ? [...given.versions] : policy.versions;
      const { type, allowance, replaceable, summary } = policyView(
        { ...policy, versions },
        today,
        leaveYearStartsIn,
        names,
      );
      const others = assigned.filter((one) => one !== given && assignedOn([one], type, today));
      return {
        id: given?.id ?? policy.id,
        type,
        isUnlimited: termsOn(policyTimeline(versions), today).isUnlimited,
        allowance,
        replaceable,
        summary,
        of: given ? (given.group === null ? "person" : "group") : "office",
        name: given ? given.group : office.name,
        until: given?.until ?? null,
        passedOver: others.flatMap(({ group }) => group ?? []),
      };
    });
  },
);

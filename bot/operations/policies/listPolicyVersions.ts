import { Nothing } from "#core/inputs.ts";
import { policyEdits, type PolicyEditView } from "#core/policies/changes/policyEdits.ts";
import { documentIn } from "#core/policies/document/documentIn.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import type { PeopleNames } from "#core/policies/document/summary/approvalTexts.ts";
import { findAuthoredVersions, findPolicy } from "#db/queries/policies/policies.ts";
import { notFound } from "../notFound.ts";
import { readingOn } from "../reading.ts";
import { approverNames } from "./steps/approverNames.ts";

export interface PolicyVersionView extends Omit<PolicyEditView, "before" | "after"> {
  before: PolicyDocument | null;
  after: PolicyDocument;
  names: PeopleNames;
}

export const listPolicyVersions = readingOn(
  "listPolicies",
  Nothing,
  async (id, _, { me, today }): Promise<PolicyVersionView[]> => {
    const { organizationId, leaveYearStartsIn } = me;
    const policy = await findPolicy(organizationId, id, today);
    if (!policy) throw notFound("The policy");
    const edits = policyEdits(await findAuthoredVersions(organizationId, id));
    const documents = edits.flatMap(({ before, after }) => [before?.document ?? [], after.document ?? []].flat());
    const names = await approverNames(organizationId, documents);
    return edits.map(({ before, after, ...edit }) => ({
      ...edit,
      before: before && documentIn(before, leaveYearStartsIn, policy.unit),
      after: documentIn(after, leaveYearStartsIn, policy.unit),
      names,
    }));
  },
);

import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import type { YearStart } from "#core/leave/leaveYear.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { inLeaveYear } from "#core/policies/form/inLeaveYear.ts";
import { documentSummary } from "#core/policies/document/documentSummary.ts";
import { wordSearch } from "#console/shared/wordSearch.ts";
import { foundTemplates } from "../../policyEditor/gallery/foundTemplates.ts";
import { holderText } from "../policyHolder.ts";

export interface StartingPoint {
  key: string;
  heading: "Empty" | "Policies" | "Templates";
  name: string;
  detail: string;
  from: { policyId: string } | { document: PolicyDocument };
}

interface Wanted {
  type: string;
  unit: LeaveUnit;
  policies: readonly OfficePolicyAnswer[];
  startsIn: YearStart;
  words?: string | undefined;
}

export function startingPoints({ type, unit, policies, startsIn, words = "" }: Wanted): StartingPoint[] {
  const isFound = wordSearch(words);
  const existing = policies
    .filter((policy) => isFound(`${holderText(policy)} ${policy.allowance} ${policy.summary}`))
    .map((policy) => ({
      key: policy.id,
      heading: "Policies" as const,
      name: holderText(policy),
      detail: policy.allowance,
      from: { policyId: policy.id },
    }));
  const templates = foundTemplates({ words, kind: "all", leaveType: type })
    .filter(({ document }) => document.unit === unit)
    .map(({ id, name, document: ofTemplate }) => {
      const document = inLeaveYear(ofTemplate, startsIn);
      return {
        key: `template ${id}`,
        heading: "Templates" as const,
        name,
        detail: documentSummary(document),
        from: { document },
      };
    });
  const empty = emptyPolicy(unit, startsIn);
  return [...(isFound(`${empty.name} ${empty.detail}`) ? [empty] : []), ...existing, ...templates];
}

/** Has a grant of zero, because a policy without grants would be unlimited. */
function emptyPolicy(unit: LeaveUnit, startsIn: YearStart): StartingPoint {
  const document = inLeaveYear({ unit, grants: [{ frequency: "yearly", amount: 0 }] }, startsIn);
  return {
    key: "empty",
    heading: "Empty",
    name: "Empty policy",
    detail: documentSummary(document),
    from: { document },
  };
}

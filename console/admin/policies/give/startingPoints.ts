import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import type { PolicyDocument } from "#core/policies/document/PolicyDocument.ts";
import { documentSummary } from "#core/policies/document/documentSummary.ts";
import { wordSearch } from "#console/shared/wordSearch.ts";
import { foundTemplates } from "../../policyEditor/gallery/foundTemplates.ts";
import { holderText } from "../policyHolder.ts";

/** A policy that a new one may start from: an existing one, which is loaded by its id, or a document. */
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
  /** The words that a policy or template must contain; none by default. */
  words?: string | undefined;
}

/** Returns the policies of a leave type and the templates in its unit that contain every word, and an empty policy. */
export function startingPoints({ type, unit, policies, words = "" }: Wanted): StartingPoint[] {
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
    .map(({ id, name, summary, document }) => ({
      key: `template ${id}`,
      heading: "Templates" as const,
      name,
      detail: summary,
      from: { document },
    }));
  const empty = emptyPolicy(unit);
  return [...(isFound(`${empty.name} ${empty.detail}`) ? [empty] : []), ...existing, ...templates];
}

/** Returns a policy with one grant of nothing, because a policy without grants would be unlimited. */
function emptyPolicy(unit: LeaveUnit): StartingPoint {
  const document: PolicyDocument = { unit, grants: [{ frequency: "yearly", amount: 0 }] };
  return {
    key: "empty",
    heading: "Empty",
    name: "Empty policy",
    detail: documentSummary(document),
    from: { document },
  };
}

import type { Transaction } from "sequelize";
import { isApprover, type PersonNode } from "#core/people/approver.ts";
import { approverProblems } from "#core/policies/document/checks/approverProblems.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { Refusal } from "#core/refusal.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { approverIds } from "./approverNames.ts";

/** Throws (422) with the path of an approver who can never decide, for example an unknown person. */
export async function assertApprovers(
  organizationId: string,
  { document }: Partial<Pick<PolicyTerms, "document">>,
  tx: Transaction,
): Promise<void> {
  if (!document?.booking?.approval) return;
  const ids = approverIds([document]);
  const found = ids.length > 0 ? await peopleAround(organizationId, ids, tx) : new Map<string, PersonNode>();
  const people = new Map([...found].map(([id, node]) => [id, { name: node.name, mayDecide: isApprover(node) }]));
  const [problem] = approverProblems(document, people);
  if (!problem) return;
  const { path, text } = problem;
  throw new Refusal("rule", "unknown_approver", `${path} ${text}`, { fields: { [path]: text } });
}

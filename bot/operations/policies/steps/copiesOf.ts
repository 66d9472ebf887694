import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { wholeTerms } from "#core/policies/changes/differingTerms.ts";
import type { CopyInput } from "#core/policies/CopyInput.ts";
import { versionOn } from "#core/policies/termsTimeline.ts";
import { findPolicies, findPolicy } from "#db/queries/policies/policies.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { notFound } from "#bot/operations/notFound.ts";
import type { GiveTerms } from "./changePolicy.ts";
import { termsFromDocument } from "./termsFromDocument.ts";

interface Copies {
  unit: LeaveUnit;
  policyIds: string[];
  give: GiveTerms;
}

export async function copiesOf(
  { organizationId, id, today }: { organizationId: string; id: string; today: IsoDate },
  { officeIds, effectiveOn: on }: CopyInput,
  tx: Transaction,
): Promise<Copies> {
  const source = await findPolicy(organizationId, id, today, tx);
  if (!source) throw notFound("The policy");
  const { value } = versionOn(source.versions, today);
  const { document } = value;
  // Another office's policies may send excess to this type, so check the document there, too.
  const give = document
    ? termsFromDocument({ document, effectiveOn: on })
    : () => ({ newTerms: wholeTerms(value), on });
  const policyIds: string[] = [];
  for (const officeId of new Set(officeIds)) {
    const policy = (await findPolicies(organizationId, officeId, today, tx)).find(({ type }) => type === source.type);
    if (!policy) throw notFound("The office");
    policyIds.push(policy.id);
  }
  return { unit: source.unit, policyIds, give };
}

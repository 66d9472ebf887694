import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { wholeTerms } from "#core/policies/changes/differingTerms.ts";
import type { CopyInput } from "#core/policies/CopyInput.ts";
import { leaveYearRule } from "#core/policies/changes/leaveYearRule.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { versionOn } from "#core/policies/termsTimeline.ts";
import type { Versioned } from "#core/policies/Versioned.ts";
import { findPolicies, findPolicy } from "#db/queries/policies/policies.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { notFound } from "#bot/operations/notFound.ts";
import { type GivenTerms, type GiveTerms, policyChangeOf } from "./changePolicy.ts";
import type { OpenPolicy } from "./openPolicy.ts";
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
  const give: GiveTerms = (open) => copiedTerms(open, source.versions, on);
  const policyIds: string[] = [];
  for (const officeId of new Set(officeIds)) {
    const policy = (await findPolicies(organizationId, officeId, today, tx)).find(({ type }) => type === source.type);
    if (!policy) throw notFound("The office");
    policyIds.push(policy.id);
  }
  return { unit: source.unit, policyIds, give };
}

function copiedTerms(
  open: OpenPolicy,
  versions: readonly Versioned<PolicyTerms>[],
  wanted: IsoDate | undefined,
): GivenTerms {
  const inEffect = (day: IsoDate) => versionOn(versions, day).value;
  const given = (value: PolicyTerms, on: IsoDate | undefined) =>
    value.document
      ? termsFromDocument({ document: value.document, effectiveOn: on })(open)
      : { newTerms: wholeTerms(value), on };
  if (wanted !== undefined) return given(inEffect(wanted), wanted);
  const current = inEffect(open.day);
  const { effectiveOn } = policyChangeOf(open, { newTerms: wholeTerms(current), on: undefined });
  const then = inEffect(effectiveOn);
  const takesThatDay = then.isUnlimited === current.isUnlimited && leaveYearRule(then) === leaveYearRule(current);
  return takesThatDay ? given(then, undefined) : given(current, open.day);
}

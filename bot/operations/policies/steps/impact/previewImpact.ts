import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import type { PreviewedImpact } from "#core/policies/changes/PolicyImpact.ts";
import { needsAnotherAdmin } from "#core/people/access/ownLeave.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { Transaction } from "sequelize";
import type { PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";
import { ownRaise } from "#bot/operations/offices/steps/ownRaise.ts";
import { impactOfChange } from "./impactOfChange.ts";
import { leaveChangeOf } from "../leaveChangeOf.ts";
import type { OpenPolicy } from "../openPolicy.ts";

export async function previewImpact(
  open: OpenPolicy,
  change: PolicyChange & { edit?: PolicyEdit },
  { me, tx, now }: { me: Pick<Person, "id" | "organizationId">; tx: Transaction; now: Date },
): Promise<PreviewedImpact> {
  const impact = await impactOfChange(open, change, { tx, now });
  if (impact.isUnchanged) return { ...impact, raisesOwn: false };
  const people = await peopleAround(me.organizationId, [me.id], tx);
  const hasOthers = needsAnotherAdmin(me.id, people.values());
  const raisesOwn = hasOthers && (await ownRaise(me.id, leaveChangeOf(open, change, tx), tx)) !== null;
  return { ...impact, raisesOwn };
}

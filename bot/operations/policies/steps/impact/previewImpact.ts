import type { PreviewedImpact } from "#core/policies/changes/PolicyImpact.ts";
import { needsAnotherAdmin } from "#core/people/access/ownLeave.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import type { Person } from "#db/queries/people/person.ts";
import type { Transaction } from "sequelize";
import { ownRaise } from "#bot/operations/offices/steps/ownRaise.ts";
import { type Changing, impactOfChanges } from "./impactOfChange.ts";
import { leaveChangeOf } from "../leaveChangeOf.ts";

export async function previewImpact(
  all: readonly Changing[],
  { me, tx, now }: { me: Pick<Person, "id" | "organizationId">; tx: Transaction; now: Date },
): Promise<PreviewedImpact> {
  const impact = await impactOfChanges(all, { tx, now });
  return { ...impact, raisesOwn: !impact.isUnchanged && (await raisesOwn(all, { me, tx })) };
}

async function raisesOwn(
  all: readonly Changing[],
  { me, tx }: { me: Pick<Person, "id" | "organizationId">; tx: Transaction },
): Promise<boolean> {
  const people = await peopleAround(me.organizationId, [me.id], tx);
  if (!needsAnotherAdmin(me.id, people.values())) return false;
  for (const { open, change } of all) if (await ownRaise(me.id, leaveChangeOf(open, change, tx), tx)) return true;
  return false;
}

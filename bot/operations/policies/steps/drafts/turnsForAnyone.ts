import type { Transaction } from "sequelize";
import { turnsUnlimited } from "#core/policies/changes/turnsUnlimited.ts";
import { casesOf, type PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";
import type { OpenPolicy } from "../openPolicy.ts";
import { peopleOfPolicy } from "../policyPeople.ts";

/** Throws if unlimited time off would begin before `day`. */
export async function turnsForAnyone(
  open: Pick<OpenPolicy, "organizationId" | "policy" | "day">,
  edit: PolicyEdit,
  tx: Transaction,
): Promise<boolean> {
  const { organizationId, policy, day } = open;
  let turns = false;
  const pauses = new Pauses();
  for await (const people of peopleOfPolicy(open, tx)) {
    const caseBefore = await casesOf(organizationId, people, tx, { is: "left out", edit });
    const caseAfter = await casesOf(organizationId, people, tx, { is: "made", edit });
    const known = new Set<unknown>();
    for (const { id } of people) {
      await pauses.take();
      const { timeline } = caseAfter(id, policy.type);
      if (known.has(timeline)) continue;
      known.add(timeline);
      turns = turnsUnlimited(caseBefore(id, policy.type).timeline, timeline, day) || turns;
    }
  }
  return turns;
}

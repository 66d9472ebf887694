import type { Transaction } from "sequelize";
import { type ChangedBalance, assertConfirmed } from "#core/policies/changes/PolicyImpact.ts";
import { yearCharges } from "#core/requests/yearCharges.ts";
import { aroundPeople } from "#db/queries/people/hierarchy.ts";
import { requestFacts } from "#bot/operations/requests/steps/requestFacts.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";
import { type ChargedClosure, type ClosureCost, costsBesideSick } from "./bookClosure.ts";

/**
 * Throws (409) if a charged closure would take people's balances below zero and isn't confirmed; the refusal lists them
 * with their balances before and after.
 */
export async function assertAffordable(
  organizationId: string,
  { startDate, endDate, charged: type, unit }: ChargedClosure,
  costs: readonly ClosureCost[],
  { tx, now, confirmed }: { tx: Transaction; now: Date; confirmed: boolean },
): Promise<void> {
  if (confirmed) return;
  const below: ChangedBalance[] = [];
  const pauses = new Pauses();
  const span = { startDate, endDate, isHalfDay: false, type, role: "Admin", isForOther: true } as const;
  for (const { person, ...cost } of costs) {
    await pauses.take();
    const dayCosts = costsBesideSick(cost);
    if (dayCosts.length === 0) continue;
    const [facts] = await requestFacts(person, span, { now, besides: aroundPeople(organizationId, [person.id]), tx });
    const short = yearCharges(span, dayCosts, facts).find(({ charged, after }) => charged > 0 && after < 0);
    if (short) below.push({ userId: person.id, name: person.name, before: short.available, after: short.after });
  }
  assertConfirmed({ below, unit }, confirmed);
}

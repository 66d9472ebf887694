import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { impactDays } from "#core/ledger/impactDays.ts";
import { policyChange } from "#core/policies/changes/policyChange.ts";
import { PolicyPatch } from "#core/policies/PolicyInput.ts";
import { policyTimeline } from "#core/policies/policyTimeline.ts";
import { termsGiven } from "#core/policies/changes/termsGiven.ts";
import { lockOfficeAccruals } from "#db/queries/offices/offices.ts";
import { findPolicy, findPolicyVersions } from "#db/queries/policies/policies.ts";
import { findNames } from "#db/queries/policies/policyImpact.ts";
import { findPlacedElsewhere } from "#db/queries/ledger/postedPeople.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { notFound, readingOn } from "../operation.ts";
import { shareOrganization } from "../organizationLock.ts";
import { postThroughDay } from "../accruals/steps/postThroughDay.ts";
import { bringOfficeUpToDate, peopleOfOffice } from "../accruals/steps/recalculateOffice.ts";
import { transactionally } from "../transactionally.ts";
import { policyEditOf } from "./steps/policyEditOf.ts";
import { type BalancesOfPerson, impactOnPeople } from "./steps/impactOnPeople.ts";

/** The balances that a policy edit would change. */
export interface PolicyImpact {
  effectiveOn: IsoDate;
  /** The day of the balances: the first examined day on which any differs. */
  on: IsoDate;
  isUnchanged: boolean;
  /** The number of balances that differ, and how many of them fall below 0. */
  people: number;
  belowZero: number;
  /** The balances that differ, in minutes, lowest first; null is unlimited. */
  impact: { userId: string; name: string; before: Minutes | null; after: Minutes | null }[];
}

/**
 * Returns the balances that a policy edit would change, computed from the entries that saving it would post. Doesn't
 * save the edit.
 */
export const previewPolicy = readingOn("editPolicy", PolicyPatch, (id, patch, { me, today, clock }) =>
  transactionally(async (tx): Promise<PolicyImpact> => {
    const { organizationId } = me;
    const now = clock.now();
    // Lock the organization before the office, in the same order as changes to the organization do.
    await shareOrganization(organizationId, tx);
    const policy = await findPolicy(organizationId, id, today, tx);
    const office = policy && (await lockOfficeAccruals(organizationId, policy.officeId, tx));
    if (!office) throw notFound("The policy");
    const { leaveYearStartsIn: startsIn } = office;
    const day = postThroughDay(office, now);
    const known = await findPolicyVersions(organizationId, id, tx);
    const plan = { on: patch.effectiveOn, today: day, startsIn };
    const change = policyChange(policyTimeline(known), termsGiven(patch), plan);
    const { effectiveOn } = change;
    const days = impactDays(effectiveOn, day, startsIn);
    if (change.versions.length === 0) {
      return { effectiveOn, on: days[0] ?? day, isUnchanged: true, people: 0, belowZero: 0, impact: [] };
    }

    const { type, officeId } = policy;
    await bringOfficeUpToDate({ organizationId, officeId, type, day }, { tx, now });
    const edited = { organizationId, edit: policyEditOf(policy, change, known), change, day, days };
    const balances: BalancesOfPerson[] = [];
    for await (const people of peopleOfOffice({ organizationId, officeId }, tx)) {
      balances.push(...(await impactOnPeople(edited, people, tx)));
    }
    const elsewhere = await findPlacedElsewhere(organizationId, officeId, tx);
    const moved = await findPeopleById(organizationId, elsewhere, tx);
    balances.push(...(await impactOnPeople(edited, moved, tx)));
    return { effectiveOn, isUnchanged: false, ...(await impactOf(balances, days, organizationId, tx)) };
  }, me.organizationId),
);

async function impactOf(
  balances: readonly BalancesOfPerson[],
  days: readonly IsoDate[],
  ...[organizationId, tx]: [string, Parameters<typeof findNames>[2]]
): Promise<Pick<PolicyImpact, "on" | "people" | "belowZero" | "impact">> {
  const first = days.findIndex((_, nth) => balances.some(({ on }) => on[nth]?.before !== on[nth]?.after));
  const nth = Math.max(0, first);
  const differing = balances.flatMap(({ id, on }) => {
    const { before = null, after = null } = on[nth] ?? {};
    return before === after ? [] : [{ userId: id, before, after }];
  });
  const names = await findNames(
    organizationId,
    differing.map(({ userId }) => userId),
    tx,
  );
  const impact = differing
    .map((one) => ({ name: names.get(one.userId) ?? "", ...one }))
    .toSorted((a, b) => (a.after ?? Infinity) - (b.after ?? Infinity) || a.name.localeCompare(b.name));
  const fallen = impact.filter(({ before, after }) => after !== null && after < 0 && (before === null || before >= 0));
  return { on: days[nth] ?? "", people: impact.length, belowZero: fallen.length, impact };
}

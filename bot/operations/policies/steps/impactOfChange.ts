import type { Transaction } from "sequelize";
import type { ChangedBalance, PolicyImpact } from "#core/policies/changes/PolicyImpact.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { impactDays } from "#core/ledger/impactDays.ts";
import type { BalancesOfPerson } from "#core/policies/changes/raisesMost.ts";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import { findNames } from "#db/queries/policies/policyImpact.ts";
import { findPlacedElsewhere } from "#db/queries/ledger/postedPeople.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { bringOfficeUpToDate, peopleOfOffice } from "#bot/operations/accruals/steps/recalculateOffice.ts";
import { impactOnPeople } from "./impactOnPeople.ts";
import type { OpenPolicy } from "./openPolicy.ts";
import { policyEditOf } from "./policyEditOf.ts";

/**
 * Returns the balances that a change of a policy would affect, computed from the entries that saving it would post.
 * Posts what was due before it first.
 */
export async function impactOfChange(
  open: OpenPolicy,
  change: PolicyChange,
  by: { tx: Transaction; now: Date },
): Promise<PolicyImpact> {
  const { effectiveOn } = change;
  const days = daysOf(change, open);
  if (change.versions.length === 0) {
    const none = { people: 0, belowZero: 0, impact: [], below: [] };
    return { unit: open.policy.unit, effectiveOn, on: days[0] ?? open.day, isUnchanged: true, ...none };
  }
  return impactOfBalances(await balancesAfter(open, change, by), open, change, by);
}

/** Returns the balances of everyone whom a change of a policy may affect. Posts what was due before it first. */
export async function balancesAfter(
  open: OpenPolicy,
  change: PolicyChange,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<BalancesOfPerson[]> {
  const { organizationId, policy, day } = open;
  const days = daysOf(change, open);
  const { officeId } = policy;
  await bringOfficeUpToDate({ organizationId, officeId, day }, { tx, now });
  const edited = { organizationId, edit: policyEditOf(policy, change, open), change, day, days, now };
  const balances: BalancesOfPerson[] = [];
  for await (const people of peopleOfOffice({ organizationId, officeId }, tx)) {
    balances.push(...(await impactOnPeople(edited, people, tx)));
  }
  const elsewhere = await findPlacedElsewhere(organizationId, officeId, tx);
  balances.push(...(await impactOnPeople(edited, await findPeopleById(organizationId, elsewhere, tx), tx)));
  return balances;
}

/** Returns the impact of a change whose balances are known. */
async function impactOfBalances(
  balances: readonly BalancesOfPerson[],
  open: OpenPolicy,
  change: PolicyChange,
  { tx }: { tx: Transaction },
): Promise<PolicyImpact> {
  const { effectiveOn } = change;
  const days = daysOf(change, open);
  const nameOf = await namesOf(open.organizationId, balances, tx);
  return {
    unit: open.policy.unit,
    effectiveOn,
    isUnchanged: false,
    ...summed(balances, days, nameOf),
    below: fallingBelowZero(balances, nameOf),
  };
}

/** Days that a document carries over may expire within the next leave year, so its end counts as well. */
function daysOf({ effectiveOn, versions }: PolicyChange, { day, startsIn, timeline }: OpenPolicy): IsoDate[] {
  const documents = [...versions, ...timeline].some(({ terms }) => terms.document);
  return impactDays(effectiveOn, day, startsIn, documents ? 2 : 1);
}

type NameOf = (userId: string) => string;

async function namesOf(
  organizationId: string,
  balances: readonly BalancesOfPerson[],
  tx: Transaction,
): Promise<NameOf> {
  const differing = balances.filter(({ on }) => on.some(({ before, after }) => before !== after));
  const names = await findNames(
    organizationId,
    differing.map(({ id }) => id),
    tx,
  );
  return (userId) => names.get(userId) ?? "";
}

function summed(
  balances: readonly BalancesOfPerson[],
  days: readonly IsoDate[],
  nameOf: NameOf,
): Pick<PolicyImpact, "on" | "people" | "belowZero" | "impact"> {
  const first = days.findIndex((_, nth) => balances.some(({ on }) => on[nth]?.before !== on[nth]?.after));
  const nth = Math.max(0, first);
  const impact = lowestFirst(
    balances.flatMap(({ id, on }) => {
      const { before = null, after = null } = on[nth] ?? {};
      return before === after ? [] : [{ userId: id, name: nameOf(id), before, after }];
    }),
  );
  const belowZero = impact.filter(({ before, after }) => isBelow(after) && !isBelow(before)).length;
  return { on: days[nth] ?? "", people: impact.length, belowZero, impact };
}

function fallingBelowZero(balances: readonly BalancesOfPerson[], nameOf: NameOf): ChangedBalance[] {
  return lowestFirst(
    balances.flatMap(({ id, on }) => {
      const lower = on.find(({ before, after }) => isBelow(after) && (before === null || (after ?? 0) < before));
      return lower ? [{ userId: id, name: nameOf(id), ...lower }] : [];
    }),
  );
}

function isBelow(balance: Minutes | null): boolean {
  return balance !== null && balance < 0;
}

function lowestFirst(balances: ChangedBalance[]): ChangedBalance[] {
  return balances.toSorted((a, b) => (a.after ?? Infinity) - (b.after ?? Infinity) || a.name.localeCompare(b.name));
}

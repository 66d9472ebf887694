import type { Transaction } from "sequelize";
import type {
  BalancesOfPerson,
  ChangedBalance,
  PolicyImpact,
  WaitingPeople,
} from "#core/policies/changes/PolicyImpact.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import { impactDays } from "#core/ledger/impactDays.ts";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import { findNames } from "#db/queries/policies/policyImpact.ts";
import type { PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";
import { impactOnPeople } from "./impactOnPeople.ts";
import type { OpenPolicy } from "./openPolicy.ts";
import { policyEditOf } from "./policyEditOf.ts";
import { bringPolicyUpToDate, peopleOfPolicy } from "./policyPeople.ts";

/** `edit` is set if the versions alone don't express the change. */
type Change = PolicyChange & { edit?: PolicyEdit };

/** Posts everything due before it computes the impact. */
export async function impactOfChange(
  open: OpenPolicy,
  change: Change,
  by: { tx: Transaction; now: Date },
): Promise<PolicyImpact> {
  const { effectiveOn } = change;
  const days = daysOf(change, open);
  if (change.versions.length === 0 && !change.edit) {
    const none = { isUnused: false, people: 0, belowZero: 0, impact: [], below: [], waiting: [] };
    return { unit: open.policy.unit, effectiveOn, on: days[0] ?? open.day, isUnchanged: true, ...none };
  }
  return impactOfBalances(await balancesAfter(open, change, by), open, change, by);
}

async function balancesAfter(
  open: OpenPolicy,
  change: Change,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<BalancesOfPerson[]> {
  const { organizationId, day } = open;
  const days = daysOf(change, open);
  await bringPolicyUpToDate(open, { tx, now });
  const edited = { organizationId, edit: change.edit ?? policyEditOf(open, change), change, day, days, now };
  const balances: BalancesOfPerson[] = [];
  for await (const people of peopleOfPolicy(open, tx)) {
    balances.push(...(await impactOnPeople(edited, people, tx)));
  }
  return balances;
}

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
    isUnused: balances.length === 0,
    ...summed(balances, days, nameOf),
    below: fallingBelowZero(balances, nameOf),
    waiting: waitingPeople(balances, nameOf),
  };
}

/** Days that a document carries over may expire within the next leave year. */
function daysOf({ effectiveOn, versions }: PolicyChange, { day, startsIn, timeline, policy }: OpenPolicy): IsoDate[] {
  const documents = policy.assignment !== null || [...versions, ...timeline].some(({ terms }) => terms.document);
  return impactDays(effectiveOn, day, startsIn, documents ? 2 : 1);
}

type NameOf = (userId: string) => string;

async function namesOf(
  organizationId: string,
  balances: readonly BalancesOfPerson[],
  tx: Transaction,
): Promise<NameOf> {
  const differing = balances.filter(
    ({ on, lacks }) => lacks.length > 0 || on.some(({ before, after }) => before !== after),
  );
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

const MAX_NAMES = 5;

function waitingPeople(balances: readonly BalancesOfPerson[], nameOf: NameOf): WaitingPeople[] {
  const waiting = balances.filter(({ lacks }) => lacks.length > 0);
  return [...groupBy(waiting, ({ lacks }) => lacks.join("\n")).values()].map((group) => {
    const names = group.map(({ id }) => nameOf(id)).toSorted((one, other) => one.localeCompare(other, "en"));
    return { facts: group[0]?.lacks ?? [], people: group.length, names: names.slice(0, MAX_NAMES) };
  });
}

function isBelow(balance: Minutes | null): boolean {
  return balance !== null && balance < 0;
}

function lowestFirst(balances: ChangedBalance[]): ChangedBalance[] {
  return balances.toSorted((a, b) => (a.after ?? Infinity) - (b.after ?? Infinity) || a.name.localeCompare(b.name));
}

import type { Transaction } from "sequelize";
import type {
  BalancesOfPerson,
  ChangedBalance,
  PolicyImpact,
  WaitingPeople,
} from "#core/policies/changes/PolicyImpact.ts";
import type { Minutes } from "#core/leave/amounts.ts";
import { earliest, type IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import { yearStartOn } from "#core/leave/leaveYear.ts";
import { impactDays } from "#core/ledger/impactDays.ts";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";
import { findNames } from "#db/queries/policies/policyImpact.ts";
import type { PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";
import { impactOnPeople } from "./impactOnPeople.ts";
import type { OpenPolicy } from "../openPolicy.ts";
import { policyEditOf } from "../policyEditOf.ts";
import { bringPolicyUpToDate, peopleOfPolicy } from "../policyPeople.ts";

export type Change = PolicyChange & { edit?: PolicyEdit };

export interface Changing {
  open: OpenPolicy;
  change: Change;
}

export function impactOfChange(
  open: OpenPolicy,
  change: Change,
  by: { tx: Transaction; now: Date },
): Promise<PolicyImpact> {
  return impactOfChanges([{ open, change }], by);
}

/** Posts everything due before it computes the impact. */
export async function impactOfChanges(
  all: readonly Changing[],
  by: { tx: Transaction; now: Date },
): Promise<PolicyImpact> {
  const [first] = all;
  if (!first) throw new Error("No policy was given");
  const { unit } = first.open.policy;
  const effectiveOn = all.reduce((day, { change }) => earliest(day, change.effectiveOn), first.change.effectiveOn);
  const changing = all.filter(({ change }) => change.versions.length > 0 || change.edit);
  const days = [...new Set((changing.length > 0 ? changing : all).flatMap(daysOf))].toSorted();
  if (changing.length === 0) {
    const none = { isUnused: false, people: 0, belowZero: 0, impact: [], receivers: [], below: [], waiting: [] };
    return { unit, effectiveOn, on: days[0] ?? first.open.day, isUnchanged: true, ...none };
  }
  const balances: BalancesOfPerson[] = [];
  for (const one of changing) balances.push(...(await balancesAfter(one, days, by)));
  const impact = await impactOfBalances(first.open.organizationId, balances, days, by.tx);
  return { unit, effectiveOn, isUnchanged: false, ...impact };
}

async function balancesAfter(
  { open, change }: Changing,
  days: readonly IsoDate[],
  { tx, now }: { tx: Transaction; now: Date },
): Promise<BalancesOfPerson[]> {
  const { organizationId, day } = open;
  await bringPolicyUpToDate(open, { tx, now });
  const edited = { organizationId, edit: change.edit ?? policyEditOf(open, change), change, day, days, now };
  const balances: BalancesOfPerson[] = [];
  for await (const people of peopleOfPolicy(open, tx)) {
    balances.push(...(await impactOnPeople(edited, people, tx)));
  }
  return balances;
}

async function impactOfBalances(
  organizationId: string,
  balances: readonly BalancesOfPerson[],
  days: readonly IsoDate[],
  tx: Transaction,
): Promise<Omit<PolicyImpact, "unit" | "effectiveOn" | "isUnchanged">> {
  const shownOf = await shownBalances(organizationId, balances, tx);
  const own = balances.filter(({ receiver }) => receiver === undefined);
  const ofReceivers = groupBy(balances, ({ receiver }) => receiver);
  return {
    isUnused: own.length === 0,
    ...summed(own, days, shownOf),
    receivers: [...ofReceivers.values()].flatMap((all) => {
      const impact = summed(all, days, shownOf);
      const receiver = impact.impact[0]?.receiver;
      return receiver ? [{ ...receiver, ...impact }] : [];
    }),
    below: fallingBelowZero(balances, shownOf),
    waiting: waitingPeople(balances, shownOf),
  };
}

function daysOf({ open, change }: Changing): IsoDate[] {
  const { day, startsIn, timeline, policy } = open;
  const { effectiveOn, versions } = change;
  const documents = [...versions, ...timeline].flatMap(({ terms }) => terms.document ?? []);
  const years = policy.assignment !== null || documents.length > 0 ? 2 : 1;
  // With "hire", leave years differ from person to person.
  const own = documents.flatMap(({ leaveYear }) => (leaveYear && leaveYear !== "hire" ? yearStartOn(leaveYear) : []));
  return [startsIn, ...own].flatMap((start) => impactDays(effectiveOn, day, start, years));
}

type ShownOf = (balances: Pick<BalancesOfPerson, "id" | "receiver">) => Omit<ChangedBalance, "before" | "after">;

async function shownBalances(
  organizationId: string,
  balances: readonly BalancesOfPerson[],
  tx: Transaction,
): Promise<ShownOf> {
  const differing = balances.filter(
    ({ on, lacks }) => lacks.length > 0 || on.some(({ before, after }) => before !== after),
  );
  const ids = [...new Set(differing.map(({ id }) => id))];
  const names = await findNames(organizationId, ids, tx);
  const hasReceivers = differing.some(({ receiver }) => receiver !== undefined);
  const types = hasReceivers ? await findLeaveTypes(organizationId, tx) : [];
  const units = new Map(types.map(({ key, unit }) => [key, unit]));
  return ({ id, receiver }) => {
    const unit = receiver !== undefined && units.get(receiver);
    return { userId: id, name: names.get(id) ?? "", ...(unit && { receiver: { type: receiver, unit } }) };
  };
}

function summed(
  balances: readonly BalancesOfPerson[],
  days: readonly IsoDate[],
  shownOf: ShownOf,
): Pick<PolicyImpact, "on" | "people" | "belowZero" | "impact"> {
  const first = days.findIndex((_, nth) => balances.some(({ on }) => on[nth]?.before !== on[nth]?.after));
  const nth = Math.max(0, first);
  const impact = lowestFirst(
    balances.flatMap((one) => {
      const { before = null, after = null } = one.on[nth] ?? {};
      return before === after ? [] : [{ ...shownOf(one), before, after }];
    }),
  );
  const belowZero = impact.filter(({ before, after }) => isBelow(after) && !isBelow(before)).length;
  return { on: days[nth] ?? "", people: impact.length, belowZero, impact };
}

function fallingBelowZero(balances: readonly BalancesOfPerson[], shownOf: ShownOf): ChangedBalance[] {
  return lowestFirst(
    balances.flatMap((one) => {
      const lower = one.throughout.find(
        ({ before, after }) => isBelow(after) && (before === null || (after ?? 0) < before),
      );
      return lower ? [{ ...shownOf(one), ...lower }] : [];
    }),
  );
}

const MAX_NAMES = 5;

function waitingPeople(balances: readonly BalancesOfPerson[], shownOf: ShownOf): WaitingPeople[] {
  const waiting = balances.filter(({ lacks }) => lacks.length > 0);
  return [...groupBy(waiting, ({ lacks }) => lacks.join("\n")).values()].map((group) => {
    const names = group.map((one) => shownOf(one).name).toSorted((one, other) => one.localeCompare(other, "en"));
    return { facts: group[0]?.lacks ?? [], people: group.length, names: names.slice(0, MAX_NAMES) };
  });
}

function isBelow(balance: Minutes | null): boolean {
  return balance !== null && balance < 0;
}

function lowestFirst(balances: ChangedBalance[]): ChangedBalance[] {
  return balances.toSorted((a, b) => (a.after ?? Infinity) - (b.after ?? Infinity) || a.name.localeCompare(b.name));
}

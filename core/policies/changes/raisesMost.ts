import type { Minutes } from "#core/leave/amounts.ts";

/** A person's balances before and after a change, on each of several days; null where leave is unlimited. */
export interface BalancesOfPerson {
  id: string;
  on: { before: Minutes | null; after: Minutes | null }[];
}

/**
 * Returns whether a change raises a person's balance on any of the days, and by more than the balance of each of the
 * others, as a policy tailored to one person does.
 */
export function raisesMost(person: BalancesOfPerson, others: readonly BalancesOfPerson[]): boolean {
  return person.on.some((own, nth) => {
    const most = others.map(({ on }) => rise(on[nth])).reduce((one, other) => Math.max(one, other), 0);
    return rise(own) > most;
  });
}

function rise(balance: BalancesOfPerson["on"][number] | undefined): number {
  if (!balance || balance.before === null) return 0;
  return balance.after === null ? Number.POSITIVE_INFINITY : balance.after - balance.before;
}

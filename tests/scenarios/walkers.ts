import type { Capacity } from "#core/requests/lifecycle/transitions.ts";

/**
 * The people who walk through the transitions of Erin's requests and of the changes of her leave, with their
 * capacities; Dana is Mona's delegate.
 */
export const CAPACITIES = {
  erin: ["owner"],
  mona: ["decider"],
  ada: ["decider", "admin"],
  owner: ["decider", "admin"],
  dana: ["decider"],
  ezra: [],
  max: [],
} as const satisfies Record<string, readonly Capacity[]>;

export type Walker = keyof typeof CAPACITIES;
export const WALKERS = Object.keys(CAPACITIES) as Walker[];

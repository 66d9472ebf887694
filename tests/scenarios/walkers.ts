import type { Capacity } from "#core/requests/lifecycle/transitions.ts";

export const CAPACITIES = {
  erin: ["owner"],
  mona: ["decider", "approver"],
  ada: ["decider", "approver", "admin"],
  owner: ["decider", "approver", "admin"],
  dana: ["decider"],
  ezra: [],
  max: [],
} as const satisfies Record<string, readonly Capacity[]>;

export type Walker = keyof typeof CAPACITIES;
export const WALKERS = Object.keys(CAPACITIES) as Walker[];

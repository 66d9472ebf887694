import { database } from "#db/connect.ts";
import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";
import { withRest } from "#db/sharing/rests.ts";

const turns = new KeyedSemaphore(() => ({
  atOnce: database().shares.searches,
  perKey: database().shares.searchesEach,
  waitingPerKey: 50,
  patience: 20_000,
}));

/** Throws the refusal `busy` if the read can't get a turn. */
export function searchInTurn<Result>(organizationId: string, read: () => Promise<Result>): Promise<Result> {
  return turns.run(organizationId, read);
}

/** Throws the refusal `busy` if the read can't get a turn. */
export function reportInTurn<Result>(organizationId: string, read: () => Promise<Result>): Promise<Result> {
  return withRest(organizationId, turns, read);
}

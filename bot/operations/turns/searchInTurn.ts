import { database } from "#db/connect.ts";
import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";
import { withRest } from "#db/sharing/rests.ts";

/** Lists and reports share a few connections. Each organization gets only a share of the connections. */
const turns = new KeyedSemaphore(() => ({
  atOnce: database().shares.searches,
  perKey: database().shares.searchesEach,
  waitingPerKey: 50,
  patience: 20_000,
}));

/** For a list or a person's figures. Throws the refusal `busy` if it can't get a turn. */
export function searchInTurn<Result>(organizationId: string, read: () => Promise<Result>): Promise<Result> {
  return turns.run(organizationId, read);
}

/** For a report on a whole organization. Throws the refusal `busy` if it can't get a turn. */
export function reportInTurn<Result>(organizationId: string, read: () => Promise<Result>): Promise<Result> {
  return withRest(organizationId, turns, read);
}

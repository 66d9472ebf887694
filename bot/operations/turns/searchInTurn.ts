import { database } from "#db/connect.ts";
import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";
import { withRest } from "#db/sharing/rests.ts";

/**
 * Lists and reports share a few connections. An organization has only a share of them, so its long reports delay other
 * organizations less.
 */
const turns = new KeyedSemaphore(() => ({
  atOnce: database().shares.searches,
  perKey: database().shares.searchesEach,
  waitingPerKey: 50,
  patience: 20_000,
}));

/**
 * For a list or a person's figures. Throws the refusal `busy` if too many are already waiting, or after waiting for 20
 * s.
 */
export function searchInTurn<Result>(organizationId: string, read: () => Promise<Result>): Promise<Result> {
  return turns.run(organizationId, read);
}

/**
 * For a report on a whole organization. While others use the process, reports run one at a time with pauses. Throws
 * `busy` as `searchInTurn` does, for each of the two waits.
 */
export function reportInTurn<Result>(organizationId: string, read: () => Promise<Result>): Promise<Result> {
  return withRest(organizationId, turns, read);
}

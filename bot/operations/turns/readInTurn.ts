import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";

/**
 * Reads that grow with the organization share eight of the ten connections for reads; an organization uses at most four
 * of them, so that others still get their answers.
 */
const turns = new KeyedSemaphore({ atOnce: 8, perKey: 4, waitingPerKey: 100, patience: 20_000 });

/**
 * Runs a large read when it is the organization's turn. Throws the refusal `busy` if too many are already waiting, or
 * after waiting for 20 s. A read must not start another read, because both would wait for each other.
 */
export function readInTurn<Result>(organizationId: string, read: () => Promise<Result>): Promise<Result> {
  return turns.run(organizationId, read);
}

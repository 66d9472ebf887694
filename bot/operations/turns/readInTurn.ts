import { database } from "#db/connect.ts";
import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";
import type { ArrivingRows } from "#db/queries/ArrivingRows.ts";

const turns = new KeyedSemaphore(() => ({
  atOnce: database().shares.largeReads,
  perKey: database().shares.largeReadsEach,
  waitingPerKey: 100,
  patience: 20_000,
}));

/**
 * Throws the refusal `busy` if the read can't get a turn. `read` must not take another turn, because reads could then
 * wait for each other.
 */
export function readInTurn<Result>(organizationId: string, read: () => Promise<Result>): Promise<Result> {
  return turns.run(organizationId, read);
}

/** The turn lasts until the read's statement has ended. Throws the refusal `busy` if the read can't get a turn. */
export async function readArriving<Row extends object>(
  organizationId: string,
  start: () => Promise<ArrivingRows<Row>>,
): Promise<ArrivingRows<Row>> {
  await turns.take(organizationId);
  try {
    const rows = await start();
    void rows.ended.then(() => turns.giveBack(organizationId));
    return rows;
  } catch (error) {
    turns.giveBack(organizationId);
    throw error;
  }
}

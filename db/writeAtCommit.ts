import type { Transaction } from "sequelize";
import { type Write, writeTogether } from "./writeTogether.ts";

/** A transaction that writes more than this does so in several statements. */
const MOST_WAITING = 50;

const waiting = new WeakMap<Transaction, Write[]>();

/**
 * Adds a write to the last statement of the transaction: a round trip less for each. Only for rows that nothing in the
 * transaction reads again.
 */
export async function writeAtCommit(write: Write, tx: Transaction): Promise<void> {
  const writes = waiting.get(tx) ?? [];
  waiting.set(tx, writes);
  writes.push(write);
  if (writes.length >= MOST_WAITING) await writeWaiting(tx);
}

/** Runs the writes that wait; the wrapper of every transaction ends with it. */
export async function writeWaiting(tx: Transaction): Promise<void> {
  await writeTogether(waiting.get(tx)?.splice(0) ?? [], tx);
}

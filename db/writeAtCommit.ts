import type { Transaction } from "sequelize";
import { database } from "./connect.ts";
import { commitWith } from "./directTransactions.ts";
import { endRests } from "./sharing/rests.ts";
import { oneStatement, type Write, writeTogether } from "./writeTogether.ts";

const MAX_WAITING = 50;

const waiting = new WeakMap<Transaction, Write[]>();

/** The transaction must call `writeWaiting` before it reads the rows. */
export async function writeAtCommit(write: Write, tx: Transaction): Promise<void> {
  const writes = waiting.get(tx) ?? [];
  waiting.set(tx, writes);
  writes.push(write);
  if (writes.length >= MAX_WAITING) await writeWaiting(tx);
}

/** Call before work that reads the waiting writes or depends on their order. */
export async function writeWaiting(tx: Transaction): Promise<void> {
  await writeTogether(waitingIn(tx), tx);
}

export async function writeLast(tx: Transaction): Promise<void> {
  endRests(tx);
  const writes = waitingIn(tx);
  if (writes.length > 0) await commitWith(oneStatement(writes), tx, database().onStatement);
}

/**
 * Runs the transaction's last statement with a new snapshot, which includes commits during an earlier wait for a lock.
 * Returns true if `found` returned a row.
 */
export async function writeWaitingIf(found: Write, tx: Transaction): Promise<boolean> {
  endRests(tx);
  return (await writeTogether([...waitingIn(tx), found], tx)).length > 0;
}

function waitingIn(tx: Transaction): Write[] {
  return waiting.get(tx)?.splice(0) ?? [];
}

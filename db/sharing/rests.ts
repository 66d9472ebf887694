import { setTimeout as wait } from "node:timers/promises";
import type { Transaction } from "sequelize";
import { KeyedSemaphore } from "../KeyedSemaphore.ts";
import { isUsedByOthers } from "./organizationsInUse.ts";

/** How many times as long as its work in the database an organization rests. Transactions hold locks meanwhile. */
const REST = { afterRead: 3, inTransaction: 2 };
/** A statement that takes less, in milliseconds, delays nobody. */
const SHORT_MS = 1;
/** The longest rest in milliseconds, because a statement may have waited for a lock instead of using a core. */
const LONGEST_MS = 1000;

type Rest = (ms: number) => Promise<unknown>;

/**
 * Rests after an organization's work in the database, which took a number of milliseconds, if others use the process.
 * PostgreSQL gives each connection a core for as long as it wants one, so without rests, long work would leave others
 * only the rest of the machine.
 */
export async function restAfter(
  organizationId: string,
  took: number,
  { kind, rest = wait }: { kind: keyof typeof REST; rest?: Rest | undefined },
): Promise<void> {
  if (took < SHORT_MS || !isUsedByOthers(organizationId)) return;
  await rest(Math.min(took * REST[kind], LONGEST_MS));
}

const longReads = new KeyedSemaphore((organizationId) => ({
  atOnce: Number.POSITIVE_INFINITY,
  perKey: isUsedByOthers(organizationId) ? 1 : Number.POSITIVE_INFINITY,
  waitingPerKey: Number.POSITIVE_INFINITY,
}));

/**
 * Runs an organization's long read. While others use the process, it begins only after the organization's previous one
 * and a rest, as `restAfter` describes. Such a read must not start another, because it would wait for itself.
 */
export async function withRest<Result>(organizationId: string, read: () => Promise<Result>): Promise<Result> {
  await longReads.take(organizationId);
  const begun = performance.now();
  try {
    return await read();
  } finally {
    void restAfter(organizationId, performance.now() - begun, { kind: "afterRead" }).then(() =>
      longReads.giveBack(organizationId),
    );
  }
}

const resting = new WeakMap<Transaction, string>();

/** Has a long transaction of an organization rest after each of its statements, as `restAfter` does. */
export function restBetweenStatements(organizationId: string, tx: Transaction): void {
  resting.set(tx, organizationId);
}

/** Rests after a statement if the transaction is one that rests. */
export async function restIn(tx: Transaction, took: number, rest?: Rest): Promise<void> {
  const organizationId = resting.get(tx);
  if (organizationId !== undefined) await restAfter(organizationId, took, { kind: "inTransaction", rest });
}

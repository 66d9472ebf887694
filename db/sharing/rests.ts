import { setTimeout as wait } from "node:timers/promises";
import type { Transaction } from "sequelize";
import { KeyedSemaphore } from "../KeyedSemaphore.ts";
import { isUsedByOthers } from "./organizationsInUse.ts";

/** Multiples of the time that the organization's work took in the database. */
const REST = { afterReport: 8, afterBatch: 4, inTransaction: 2 };
const SHORT_MS = 1;
/** In milliseconds, for all statements of a transaction. */
const SHORT_TRANSACTION_MS = 100;
const LONGEST_MS = 1000;

type Rest = (ms: number) => Promise<unknown>;

/** `took` is in milliseconds. */
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
  waitingPerKey: 50,
  patience: 20_000,
}));

const pieces = new KeyedSemaphore((organizationId) => ({
  atOnce: Number.POSITIVE_INFINITY,
  perKey: isUsedByOthers(organizationId) ? 1 : Number.POSITIVE_INFINITY,
  waitingPerKey: Number.POSITIVE_INFINITY,
}));

export function inPiece<Result>(organizationId: string, work: () => Promise<Result>): Promise<Result> {
  return pieces.run(organizationId, work);
}

/**
 * Throws the refusal `busy` if too many reads wait, or if a read waits too long. `read` must not call `withRest`,
 * because the inner call could wait for the outer call.
 */
export async function withRest<Result>(
  organizationId: string,
  turns: KeyedSemaphore,
  read: () => Promise<Result>,
): Promise<Result> {
  await longReads.take(organizationId);
  let took = 0;
  try {
    const timed = async () => {
      const begun = performance.now();
      try {
        return await read();
      } finally {
        took = performance.now() - begun;
      }
    };
    return await turns.run(organizationId, () => inPiece(organizationId, timed));
  } finally {
    void restAfter(organizationId, took, { kind: "afterReport" }).then(() => longReads.giveBack(organizationId));
  }
}

/** `took` is in milliseconds, for the transaction's statements so far. */
const resting = new WeakMap<Transaction, { organizationId: string; took: number }>();

export function restBetweenStatements(organizationId: string, tx: Transaction): void {
  if (!resting.has(tx)) resting.set(tx, { organizationId, took: 0 });
}

/** Call before the last statement, because only the commit is left afterward. */
export function endRests(tx: Transaction): void {
  resting.delete(tx);
}

export async function restIn(tx: Transaction, took: number, rest?: Rest): Promise<void> {
  const work = resting.get(tx);
  if (!work) return;
  work.took += took;
  if (work.took < SHORT_TRANSACTION_MS) return;
  await restAfter(work.organizationId, took, { kind: "inTransaction", rest });
}

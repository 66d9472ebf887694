import type { PoolClient } from "pg";
import { database } from "../connect.ts";
import { KeyedSemaphore } from "../KeyedSemaphore.ts";
import { isUsedByOthers } from "../sharing/organizationsInUse.ts";
import { inPiece, restAfter } from "../sharing/rests.ts";
import { rowsAtOnce } from "../sharing/rowsAtOnce.ts";

const turns = new KeyedSemaphore(() => ({ atOnce: database().shares.files, perKey: 1, waitingPerKey: 100 }));

/** Yields all rows from one snapshot. */
export async function* inBatches<Row extends object>(
  organizationId: string,
  text: string,
  values: unknown[],
): AsyncGenerator<Row[], void, void> {
  await turns.take(organizationId);
  try {
    const client = await database().searches.connect();
    let broken: Error | undefined;
    const onBroken = (error: Error) => (broken = error);
    client.on("error", onBroken);
    try {
      yield* piecesBy<Row>(organizationId, client, text, values);
    } finally {
      await client.query("ROLLBACK").catch(onBroken);
      client.off("error", onBroken);
      client.release(broken);
    }
  } finally {
    turns.giveBack(organizationId);
  }
}

async function* piecesBy<Row extends object>(
  organizationId: string,
  client: PoolClient,
  text: string,
  values: unknown[],
): AsyncGenerator<Row[], void, void> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const fraction = isUsedByOthers(organizationId) ? 0.1 : 1;
  await client.query(`SET LOCAL cursor_tuple_fraction = ${fraction}`);
  await client.query(`DECLARE pieces NO SCROLL CURSOR FOR ${text}`, values);
  for (;;) {
    const count = rowsAtOnce(organizationId);
    const { rows, took } = await inPiece(organizationId, async () => {
      const begun = performance.now();
      const batch = await client.query<Row>(`FETCH ${count} FROM pieces`);
      return { rows: batch.rows, took: performance.now() - begun };
    });
    if (rows.length > 0) yield rows;
    // This pause is shorter than the pause after a report, because the read holds a connection and a snapshot
    // meanwhile.
    await restAfter(organizationId, took, { kind: "afterBatch" });
    if (rows.length < count) return;
  }
}

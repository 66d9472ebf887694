import type { PoolClient } from "pg";
import { database } from "../connect.ts";
import { KeyedSemaphore } from "../KeyedSemaphore.ts";

/** Rows that are in memory at once. */
const PIECE = 1000;
/** Each holds a connection for as long as somebody takes to read it; the others are for lists and reports. No organisation has two. */
const turns = new KeyedSemaphore(2);

/**
 * All rows of a statement of an organisation, however many, in pieces and as of one moment. Whoever stops early ends it. A cursor reads each
 * row once, where further and further pages would read those before them again.
 */
export async function* inPieces<Row extends object>(
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
      yield* piecesBy<Row>(client, text, values);
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
  client: PoolClient,
  text: string,
  values: unknown[],
): AsyncGenerator<Row[], void, void> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  // It is read to its end: a plan that has the first rows soon would take longer.
  await client.query("SET LOCAL cursor_tuple_fraction = 1");
  await client.query(`DECLARE pieces NO SCROLL CURSOR FOR ${text}`, values);
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${PIECE} FROM pieces`);
    if (rows.length > 0) yield rows;
    if (rows.length < PIECE) return;
  }
}

import type { ClientBase } from "pg";
import type { Transaction } from "sequelize";
import { database } from "../connect.ts";
import { hasEnded } from "../directTransactions.ts";
import { isUsedByOthers } from "../sharing/organizationsInUse.ts";
import { restIn } from "../sharing/rests.ts";
import { rowsAtOnce } from "../sharing/rowsAtOnce.ts";
import { PreparedQuery } from "./PreparedQuery.ts";

export interface Statement {
  /** Unique, or empty for a statement that isn't prepared. */
  name: string;
  text: string;
}

export async function rows<Row extends object>(
  statement: Statement,
  values: unknown[],
  tx?: Transaction,
): Promise<Row[]> {
  const { pool, onStatement } = database();
  const query = new PreparedQuery<Row>(statement, values);
  if (!tx) return query.run(pool);
  onStatement?.(statement.text);
  const begun = performance.now();
  const found = await query.run(connectionOf(tx));
  await restIn(tx, performance.now() - begun);
  return found;
}

export type SearchValues = [organizationId: string, ...others: unknown[]];

/** Use for a query with too many variants to prepare. PostgreSQL plans it for the actual values. */
export async function search<Row extends object>(text: string, values: SearchValues): Promise<Row[]> {
  const inPieces = isUsedByOthers(values[0]) ? { rows: rowsAtOnce(values[0]) } : {};
  return (await database().searches.query<Row>({ text, values, ...inPieces })).rows;
}

export async function rowsBy<Row extends object>(
  client: ClientBase,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  database().onStatement?.(statement.text);
  return new PreparedQuery<Row>(statement, values).run(client);
}

export async function row<Row extends object>(
  statement: Statement,
  values: unknown[],
  tx?: Transaction,
): Promise<Row | undefined> {
  return (await rows<Row>(statement, values, tx))[0];
}

/**
 * Throws if the transaction has ended, because the statement would otherwise commit by itself or join another
 * transaction.
 */
export function connectionOf(tx: Transaction): ClientBase {
  if (hasEnded(tx)) throw new Error("The transaction has already ended");
  return (tx as Transaction & { connection: ClientBase }).connection;
}

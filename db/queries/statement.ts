import type { ClientBase } from "pg";
import type { Transaction } from "sequelize";
import { columnTypes } from "../columnTypes.ts";
import { database } from "../connect.ts";

export interface Statement {
  /** Unique: PostgreSQL prepares the statement under this name, once a connection. */
  name: string;
  text: string;
}

/** Runs a statement with its parameters bound, prepared: on the connection of the transaction given, else of the plain pool. */
export async function rows<Row extends object>(
  statement: Statement,
  values: unknown[],
  tx?: Transaction,
): Promise<Row[]> {
  const { pool, onStatement } = database();
  if (!tx) return (await pool.query<Row>({ ...statement, values })).rows;
  onStatement?.(statement.text);
  return (await connectionOf(tx).query<Row>({ ...statement, values, types: columnTypes })).rows;
}

/** Runs a question that is put in too many ways to be prepared, planned for the very values that are asked for. */
export async function search<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  return (await database().searches.query<Row>(text, values)).rows;
}

/** Runs a statement on a connection of one's own, which holds a transaction for as long as something takes. */
export async function rowsBy<Row extends object>(
  client: ClientBase,
  statement: Statement,
  values: unknown[],
): Promise<Row[]> {
  database().onStatement?.(statement.text);
  return (await client.query<Row>({ ...statement, values, types: columnTypes })).rows;
}

/** The first row, or undefined. */
export async function row<Row extends object>(
  statement: Statement,
  values: unknown[],
  tx?: Transaction,
): Promise<Row | undefined> {
  return (await rows<Row>(statement, values, tx))[0];
}

/** Sequelize's own way to run SQL can't prepare, and planning some of these takes longer than running them. */
function connectionOf(tx: Transaction): ClientBase {
  return (tx as Transaction & { connection: ClientBase }).connection;
}

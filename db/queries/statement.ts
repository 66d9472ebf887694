import { QueryTypes, type Transaction } from "sequelize";
import { database } from "../connect.ts";

export interface Statement {
  /** Unique: PostgreSQL prepares the statement under this name, once a connection. */
  name: string;
  text: string;
}

/** Runs a statement with its parameters bound: in the transaction given, else prepared on the plain pool. */
export async function rows<Row extends object>(
  statement: Statement,
  values: unknown[],
  tx?: Transaction,
): Promise<Row[]> {
  const { sequelize, pool } = database();
  if (tx) return sequelize.query<Row>(statement.text, { bind: values, transaction: tx, type: QueryTypes.SELECT });
  return (await pool.query<Row>({ ...statement, values })).rows;
}

/** The first row, or undefined. */
export async function row<Row extends object>(
  statement: Statement,
  values: unknown[],
  tx?: Transaction,
): Promise<Row | undefined> {
  return (await rows<Row>(statement, values, tx))[0];
}

import type { Client, ClientBase } from "pg";
import { type QueryInterface, type QueryOptions, QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { PreparedQuery } from "./queries/PreparedQuery.ts";
import { currentCause } from "./tracing/causedBy.ts";

interface Stream {
  cork: () => void;
  uncork: () => void;
  destroy: () => void;
}

interface Connection extends Omit<Client, "pipeline" | "connection"> {
  pipeline: boolean;
  connection: { stream: Stream };
  uuid?: string | undefined;
}

interface Open extends Transaction {
  id: string;
  connection: Connection;
  parent: Transaction | null;
  finished?: "commit" | "rollback";
}

const ended = new WeakSet<Transaction>();

/** Connections are read-only outside transactions, so statements can't commit one by one if START TRANSACTION fails. */
export function directTransactions(sequelize: Sequelize, onStatement?: (sql: string) => void): void {
  sequelize.addHook("afterConnect", (connection) => {
    (connection as Connection).pipeline = true;
  });
  const query = sequelize.query.bind(sequelize) as (sql: Sql, options?: QueryOptions) => Promise<unknown>;
  const queryAlone = (sql: Sql, options: QueryOptions = {}) =>
    options.transaction || isRead(sql, options)
      ? query(sql, options)
      : sequelize.transaction((transaction) => query(sql, { ...options, transaction }));
  sequelize.query = queryAlone as typeof sequelize.query;
  const queries: QueryInterface = sequelize.getQueryInterface();
  const startSavepoint = queries.startTransaction.bind(queries);
  const rollback = queries.rollbackTransaction.bind(queries);
  queries.startTransaction = async (transaction, options) => {
    const { parent, connection } = transaction as Open;
    if (parent) return startSavepoint(transaction, options);
    onStatement?.("START TRANSACTION");
    const { stream } = connection.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    connection.query(beginning(), (error: Error | null) => {
      // Statements that are sent later must fail, even if they only read.
      if (error) stream.destroy();
    });
  };
  queries.commitTransaction = async (transaction) => {
    const open = transaction as Open;
    if (open.parent) return;
    open.finished = "commit";
    if (ended.has(transaction)) return;
    onStatement?.("COMMIT");
    await open.connection.query("COMMIT");
  };
  queries.rollbackTransaction = async (transaction, options) => {
    if (!ended.has(transaction)) await rollback(transaction, options);
  };
}

function beginning(): string {
  const cause = currentCause();
  if (!cause) return "START TRANSACTION READ WRITE";
  const text = JSON.stringify(cause).replaceAll("'", "''");
  return `START TRANSACTION READ WRITE; SET LOCAL awayday.caused_by = '${text}'`;
}

type Sql = Parameters<Sequelize["query"]>[0];

function isRead(sql: Sql, { type }: QueryOptions): boolean {
  return type === QueryTypes.SELECT || (typeof sql === "string" && /^\s*SELECT\b/i.test(sql));
}

/** If the statement fails, PostgreSQL rolls back, and this function throws the error. */
export async function commitWith(
  { statement, values }: { statement: { name: string; text: string }; values: unknown[] },
  transaction: Transaction,
  onStatement?: (sql: string) => void,
): Promise<void> {
  const { connection } = transaction as Open;
  const { stream } = connection.connection;
  const last = new PreparedQuery(statement, values);
  onStatement?.(statement.text);
  onStatement?.("COMMIT");
  ended.add(transaction);
  await Promise.all(
    inOnePacket(stream, () => [last.run(connection as unknown as ClientBase), connection.query("COMMIT")]),
  );
}

function inOnePacket<Result>(stream: Stream, send: () => Result): Result {
  stream.cork();
  try {
    return send();
  } finally {
    stream.uncork();
  }
}

/** The connection may already belong to another transaction. */
export function hasEnded(transaction: Transaction): boolean {
  const { id, connection, finished } = transaction as Open;
  return finished !== undefined || ended.has(transaction) || connection.uuid !== id;
}

/** Turns off pipelining, because pg refuses COPY streams while pipelining is on. */
export function sendOneByOne(connection: object): void {
  (connection as Connection).pipeline = false;
}

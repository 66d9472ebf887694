import type { Client } from "pg";
import type { QueryInterface, Sequelize, Transaction } from "sequelize";

interface Connection extends Omit<Client, "pipeline" | "connection"> {
  pipeline: boolean;
  /** The protocol's side of the client, which its types omit. */
  connection: { stream: { cork: () => void; uncork: () => void } };
}

interface Open extends Transaction {
  connection: Connection;
  parent: Transaction | null;
  finished?: "commit";
}

/** The transactions that `commitWith` has ended. */
const ended = new WeakSet<Transaction>();

/**
 * Begins and commits top-level transactions directly on their connections, because Sequelize's own code takes longer
 * than the round trip. Statements are sent without waiting for the answers to earlier ones, so the beginning of a
 * transaction leaves together with its first statements, which PostgreSQL still runs one after the other.
 */
export function directTransactions(sequelize: Sequelize, onStatement?: (sql: string) => void): void {
  sequelize.addHook("afterConnect", (connection) => {
    (connection as Connection).pipeline = true;
  });
  const queries: QueryInterface = sequelize.getQueryInterface();
  const startSavepoint = queries.startTransaction.bind(queries);
  const rollback = queries.rollbackTransaction.bind(queries);
  queries.startTransaction = async (transaction, options) => {
    const { parent, connection } = transaction as Open;
    if (parent) return startSavepoint(transaction, options);
    onStatement?.("START TRANSACTION");
    const { stream } = connection.connection;
    stream.cork();
    // The first statements are sent before the next tick, so all of them leave in one packet.
    process.nextTick(() => stream.uncork());
    // It fails only if the connection breaks, and then the next statement fails, too.
    connection.query("START TRANSACTION").catch(() => {});
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

/**
 * Runs the last statements of a top-level transaction, and commits it in the same round trip. If one of them fails,
 * PostgreSQL rolls back instead, and the error is thrown. `last` must send its statements at once.
 */
export async function commitWith(
  last: () => Promise<unknown>,
  transaction: Transaction,
  onStatement?: (sql: string) => void,
): Promise<void> {
  const { connection } = transaction as Open;
  const { stream } = connection.connection;
  stream.cork();
  const written = last();
  onStatement?.("COMMIT");
  ended.add(transaction);
  const committed = connection.query("COMMIT");
  stream.uncork();
  await Promise.all([written, committed]);
}

/** Has a connection wait for each answer before it sends the next statement, as COPY requires. */
export function sendOneByOne(connection: object): void {
  (connection as Connection).pipeline = false;
}

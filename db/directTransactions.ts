import type { ClientBase } from "pg";
import type { QueryInterface, Sequelize, Transaction } from "sequelize";

interface Open extends Transaction {
  connection: ClientBase;
  parent: Transaction | null;
  finished?: "commit";
}

/**
 * Begins and commits top-level transactions directly on their connections, because Sequelize's own code takes longer
 * than the round trip.
 */
export function directTransactions(sequelize: Sequelize, onStatement?: (sql: string) => void): void {
  const queries: QueryInterface = sequelize.getQueryInterface();
  const startSavepoint = queries.startTransaction.bind(queries);
  const run = async ({ connection }: Open, sql: string): Promise<void> => {
    onStatement?.(sql);
    await connection.query(sql);
  };
  queries.startTransaction = (transaction, options) =>
    (transaction as Open).parent ? startSavepoint(transaction, options) : run(transaction as Open, "START TRANSACTION");
  queries.commitTransaction = async (transaction) => {
    const open = transaction as Open;
    if (open.parent) return;
    open.finished = "commit";
    await run(open, "COMMIT");
  };
}

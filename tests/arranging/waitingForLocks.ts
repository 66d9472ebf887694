import type { Transaction } from "sequelize";
import { database } from "#db/connect.ts";

const WAITING =
  "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND state = 'active'";

export async function untilWaiting(count = 1, isOver = () => false): Promise<void> {
  const { pool } = database();
  while (!isOver() && ((await pool.query(WAITING)).rowCount ?? 0) < count) await new Promise(setImmediate);
}

interface Gate {
  tx: Transaction;
  run: (text: string, values: readonly unknown[]) => Promise<unknown>;
  open: () => Promise<void>;
}

export async function withGate<Result>(test: (gate: Gate) => Promise<Result>): Promise<Result> {
  const tx = await database().sequelize.transaction();
  let isOpen = false;
  const { connection } = tx as unknown as { connection: { query: (statement: object) => Promise<unknown> } };
  const gate: Gate = {
    tx,
    run: (text, values) => connection.query({ text, values }),
    open: async () => {
      isOpen = true;
      await tx.commit();
    },
  };
  try {
    return await test(gate);
  } finally {
    if (!isOpen) await tx.rollback();
  }
}

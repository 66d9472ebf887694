import type { Transaction } from "sequelize";
import { rows } from "../statement.ts";

const LOCK = { name: "account-lock", text: "SELECT pg_advisory_xact_lock(hashtextextended('account ' || $1, 0))" };

/** Makes concurrent first sign-ins with an account run one after another. */
export async function lockAccount(key: string, tx: Transaction): Promise<void> {
  await rows(LOCK, [key], tx);
}

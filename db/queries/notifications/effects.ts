import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

const REMEMBER = {
  name: "effect-remember",
  text: "INSERT INTO effects (key, at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING key",
};

/**
 * Remembers with the transaction that something had its effect; false when it already had. A repetition that comes at
 * the same time waits here until the first has ended, and may go ahead if that failed.
 */
export async function rememberEffect(key: string, at: Date, tx?: Transaction): Promise<boolean> {
  return (await row(REMEMBER, [key, at], tx)) !== undefined;
}

const FORGET = { name: "effect-forget", text: "DELETE FROM effects WHERE at <= $1" };

/** Forgets what had its effect until then: nobody repeats it any more. */
export async function forgetEffects(until: Date, tx: Transaction): Promise<void> {
  await rows(FORGET, [until], tx);
}

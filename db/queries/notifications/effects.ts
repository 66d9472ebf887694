import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

const REMEMBER = {
  name: "effect-remember",
  text: "INSERT INTO effects (key, at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING key",
};

/**
 * Records, with the transaction, that an event was handled; returns false if it had been handled before. A concurrent
 * repetition waits until the first one ends, and may continue if that failed.
 */
export async function rememberEffect(key: string, at: Date, tx?: Transaction): Promise<boolean> {
  return (await row(REMEMBER, [key, at], tx)) !== undefined;
}

const FORGET = { name: "effect-forget", text: "DELETE FROM effects WHERE at <= $1" };

/** Deletes the events handled until an instant, which are no longer repeated. */
export async function forgetEffects(until: Date, tx: Transaction): Promise<void> {
  await rows(FORGET, [until], tx);
}

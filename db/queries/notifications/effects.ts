import type { Transaction } from "sequelize";
import { row, rows } from "../statement.ts";

const REMEMBER = {
  name: "effect-remember",
  text: "INSERT INTO effects (key, at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING key",
};

/** Returns false if the event was handled before. Waits for a concurrent call for the same event. */
export async function rememberEffect(key: string, at: Date, tx?: Transaction): Promise<boolean> {
  return (await row(REMEMBER, [key, at], tx)) !== undefined;
}

const FORGET = { name: "effect-forget", text: "DELETE FROM effects WHERE at <= $1" };

/** `until` must be so long ago that no earlier event can arrive again. */
export async function forgetEffects(until: Date, tx: Transaction): Promise<void> {
  await rows(FORGET, [until], tx);
}

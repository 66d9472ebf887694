import type { Transaction } from "sequelize";
import { writeAtCommit } from "#db/writeAtCommit.ts";

/** Stores a session with the last statement of its transaction. */
export async function keepSession(
  { sid, data, expires }: { sid: string; data: object; expires: Date },
  tx: Transaction,
): Promise<void> {
  const values = [sid, JSON.stringify(data), expires];
  const insert = "INSERT INTO sessions (sid, sess, expire)";
  await writeAtCommit((bind) => `${insert} VALUES (${values.map((value) => bind(value)).join(", ")})`, tx);
}

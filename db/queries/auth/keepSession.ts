import type { Transaction } from "sequelize";
import { MAX_SESSIONS } from "#core/auth/maxSessions.ts";
import { writeAtCommit } from "#db/writeAtCommit.ts";

/** Writes at the end of the transaction. Ends the person's least recently seen sessions beyond the maximum. */
export async function keepSession(
  { sid, data, expires }: { sid: string; data: { userId: string; [field: string]: unknown }; expires: Date },
  tx: Transaction,
): Promise<void> {
  const values = [sid, JSON.stringify(data), expires];
  const insert = "INSERT INTO sessions (sid, sess, expire)";
  await writeAtCommit((bind) => `${insert} VALUES (${values.map((value) => bind(value)).join(", ")})`, tx);
  // Both writes share a snapshot without the new session, so the deletion keeps one session fewer than the maximum.
  const beyond = `ORDER BY sess ->> 'seenAt' DESC, sid OFFSET ${MAX_SESSIONS - 1}`;
  const excess = (userId: string) => `SELECT sid FROM sessions WHERE user_id = ${userId} ${beyond}`;
  await writeAtCommit((bind) => `DELETE FROM sessions WHERE sid IN (${excess(bind(data.userId))})`, tx);
}

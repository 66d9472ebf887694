import { database } from "./connect.ts";

/**
 * Returns false if another run holds the lock. Use only to avoid duplicate work: if the connection breaks, `run` continues
 * without the lock.
 */
export async function withAdvisoryLock(name: string, run: () => Promise<void>): Promise<boolean> {
  const client = await database().pool.connect();
  let broken: Error | undefined;
  const onBroken = (error: Error) => (broken = error);
  client.on("error", onBroken);
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      "SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS mine",
      [name],
    );
    if (!rows[0]?.mine) return false;
    try {
      await run();
    } finally {
      await client.query("SELECT pg_advisory_unlock(hashtextextended($1, 0))", [name]).catch(onBroken);
    }
    return true;
  } finally {
    client.off("error", onBroken);
    client.release(broken);
  }
}

import { database } from "./connect.ts";

/**
 * Runs something while no other process runs what has the same name; returns whether it did. The lock is a connection's:
 * it goes with the process, and it only saves work, for a connection may break while what it guards goes on.
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

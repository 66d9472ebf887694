import { connectedPool } from "#db/connect.ts";
import { operationsRuntime } from "../runtime.ts";

/** The end of the scheduler's last run in this process, by database. */
const ticks = new WeakMap<object, Date>();

/** Notes that scheduled work has run. */
export function noteTick(): void {
  const pool = connectedPool();
  if (pool) ticks.set(pool, operationsRuntime().clock.now());
}

/** Returns when scheduled work last ended in this process; undefined if none has ended. */
export function lastTick(): Date | undefined {
  const pool = connectedPool();
  return pool && ticks.get(pool);
}

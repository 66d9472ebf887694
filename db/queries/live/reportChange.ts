import type { Pool } from "pg";
import type { Transaction } from "sequelize";
import type { Change } from "#core/live/Change.ts";
import { connectedPool } from "#db/connect.ts";
import { publishChanges } from "./changes.ts";

const GATHERING_MS = 100;

type Changes = Map<string, Map<string, Change>>;

const gathered = new WeakMap<Pool, Changes>();

/** Gathers changes for a tenth of a second, because commits that send a PostgreSQL notification wait for each other. */
export function reportChange(organizationId: string, change: Change, tx: Transaction, afterMs = 0): void {
  const gather = () => {
    const pool = connectedPool();
    if (!pool) return;
    const all = gathered.get(pool) ?? startGathering(pool);
    const changes = all.get(organizationId) ?? new Map<string, Change>();
    all.set(organizationId, changes.set(change.join(" "), change));
  };
  tx.afterCommit(() => {
    if (afterMs > 0) setTimeout(gather, afterMs).unref();
    else gather();
  });
}

function startGathering(pool: Pool): Changes {
  const all: Changes = new Map();
  gathered.set(pool, all);
  setTimeout(() => {
    gathered.delete(pool);
    if (connectedPool() !== pool) return;
    for (const [organizationId, changes] of all) publishChanges(organizationId, [...changes.values()]).catch(() => {});
  }, GATHERING_MS).unref();
  return all;
}

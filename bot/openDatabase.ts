import type pg from "pg";
import type { Logger } from "pino";
import { connect } from "#db/connect.ts";
import { connectionShares } from "#db/connectionShares.ts";
import { migrate } from "#db/migrate.ts";
import { ConfigError } from "./environment.ts";
import { isDatabaseTrouble } from "./http/middleware/isDatabaseTrouble.ts";
import { warnOfConnections } from "./warnOfConnections.ts";
import { warnOfZones } from "./warnOfZones.ts";

/**
 * Connects to the database, migrates it, and logs what may need attention. Throws a ConfigError if the server can't be
 * reached or refuses the connection.
 */
export async function openDatabase(url: string, connections: number, log: Logger): Promise<pg.Pool> {
  const onError = (err: Error) => log.warn({ err }, "lost a database connection");
  const { sequelize, pool } = connect(url, { shares: connectionShares(connections), onError });
  try {
    const migrated = await migrate(sequelize);
    if (migrated.length > 0) log.info({ migrated }, "migrated");
    await warnOfConnections(pool, connections, log);
    await warnOfZones(pool, log);
    return pool;
  } catch (error) {
    if (!isDatabaseTrouble(error) && !isRefused(error)) throw error;
    const reason = error instanceof Error && error.message ? error.message : "no answer";
    throw new ConfigError(`DATABASE_URL is wrong, or its server is not running: ${reason}`);
  }
}

/** Returns whether PostgreSQL refused a wrong password, an unknown role, or an unknown database. */
function isRefused(error: unknown): boolean {
  const code = (error as { original?: { code?: unknown } } | undefined)?.original?.code;
  return code === "28P01" || code === "28000" || code === "3D000";
}

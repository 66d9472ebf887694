import type pg from "pg";
import type { Logger } from "pino";
import { connect } from "#db/connect.ts";
import { connectionShares } from "#db/connectionShares.ts";
import { migrate } from "#db/migrate.ts";
import { explainConnection } from "./explainConnection.ts";
import { warnOfConnections } from "./warnOfConnections.ts";
import { warnOfZones } from "./warnOfZones.ts";

/** Throws a ConfigError if the server is unreachable or refuses the connection. */
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
    throw explainConnection(error);
  }
}

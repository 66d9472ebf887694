import path from "node:path";
import { countText } from "#core/countText.ts";
import { type Config, readConfig } from "#bot/config.ts";
import { ConfigError } from "#bot/environment.ts";
import { explainConnection } from "#bot/explainConnection.ts";
import { configureOperations, systemClock } from "#bot/operations/runtime.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { secretsOf } from "#bot/secretsOf.ts";
import { CONNECTIONS, connectionShares } from "#db/connectionShares.ts";
import { connect, database, disconnect } from "#db/connect.ts";
import { CannotRun } from "#db/embedded/cannotRun.ts";
import { startEmbeddedPostgres } from "#db/embedded/startEmbeddedPostgres.ts";
import { pendingMigrations } from "#db/migrate.ts";

export interface OpenDatabase {
  config: Config;
  databaseUrl: string;
  close: () => Promise<void>;
}

/**
 * Returns a function that closes the database. If migrations are pending, exits with status 1 instead of migrating,
 * because a server of the previous version may be running.
 */
export async function openDatabase(env: NodeJS.ProcessEnv = process.env): Promise<() => Promise<void>> {
  const { close } = await openUnmigrated(env);
  const pending = await pendingMigrations(database().sequelize);
  if (pending.length === 0) return close;
  await close();
  console.error(
    `The database lacks ${countText(pending.length, "migration")} of this version: run "npm run migrate" first`,
  );
  return process.exit(1);
}

export async function openUnmigrated(env: NodeJS.ProcessEnv = process.env): Promise<OpenDatabase> {
  try {
    return await open(env);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof CannotRun)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

async function open(env: NodeJS.ProcessEnv): Promise<OpenDatabase> {
  const config = readConfig(env);
  const secrets = await secretsOf(config);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres(path.resolve(config.dataDir, "postgres"));
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? "";
  const { sequelize } = connect(databaseUrl, { shares: connectionShares(CONNECTIONS.least) });
  await sequelize.authenticate().catch((error: unknown) => {
    throw explainConnection(error);
  });
  configureOperations({ clock: systemClock, sealer: createSealer(secrets.encryptionKeys) });
  const close = async () => {
    await disconnect();
    await embedded?.stop();
  };
  return { config, databaseUrl, close };
}

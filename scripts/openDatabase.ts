import path from "node:path";
import { type Config, readConfig } from "#bot/config.ts";
import { configureOperations, systemClock } from "#bot/operations/runtime.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { secretsOf } from "#bot/secretsOf.ts";
import { CONNECTIONS, connectionShares } from "#db/connectionShares.ts";
import { connect, database, disconnect } from "#db/connect.ts";
import { startEmbeddedPostgres } from "#db/embedded/startEmbeddedPostgres.ts";
import { migrate } from "#db/migrate.ts";

/** An open database of a command-line script. */
export interface OpenDatabase {
  config: Config;
  databaseUrl: string;
  close: () => Promise<void>;
}

/**
 * Opens and migrates the database at DATABASE_URL, or the embedded one, and configures operations for a command-line
 * script. Returns a function that closes the database.
 */
export async function openDatabase(env: NodeJS.ProcessEnv = process.env): Promise<() => Promise<void>> {
  const { close } = await openUnmigrated(env);
  await migrate(database().sequelize);
  return close;
}

/** Opens the database and configures operations like `openDatabase`, but leaves the schema as it is. */
export async function openUnmigrated(env: NodeJS.ProcessEnv = process.env): Promise<OpenDatabase> {
  const config = readConfig(env);
  const secrets = await secretsOf(config);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres(path.resolve(config.dataDir, "postgres"));
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? "";
  connect(databaseUrl, { shares: connectionShares(CONNECTIONS.least) });
  configureOperations({ clock: systemClock, sealer: createSealer(secrets.encryptionKeys) });
  const close = async () => {
    await disconnect();
    await embedded?.stop();
  };
  return { config, databaseUrl, close };
}

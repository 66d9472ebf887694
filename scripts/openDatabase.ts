import path from "node:path";
import { readConfig } from "#bot/config.ts";
import { configureOperations, systemClock } from "#bot/operations/runtime.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { secretsOf } from "#bot/secretsOf.ts";
import { connect, disconnect } from "#db/connect.ts";
import { startEmbeddedPostgres } from "#db/embedded/startEmbeddedPostgres.ts";
import { migrate } from "#db/migrate.ts";

/**
 * Opens and migrates the database at DATABASE_URL, or the embedded one, and configures operations for a command-line
 * script. Returns a function that closes the database.
 */
export async function openDatabase(env: NodeJS.ProcessEnv = process.env): Promise<() => Promise<void>> {
  const config = readConfig(env);
  const secrets = await secretsOf(config);
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbeddedPostgres(path.resolve(config.dataDir, "postgres"));
  const { sequelize } = connect(config.databaseUrl ?? embedded?.url ?? "", { poolSize: 4 });
  await migrate(sequelize);
  configureOperations({ clock: systemClock, sealer: createSealer(secrets.encryptionKeys) });
  return async () => {
    await disconnect();
    await embedded?.stop();
  };
}

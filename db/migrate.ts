import type { Sequelize, Transaction } from "sequelize";
import { migrations } from "./migrations/all.ts";
import { needsStop } from "./migrations/needsStop.ts";

const MIGRATION_LOCK = 7_202_601;

/** Concurrent calls wait for each other. Returns the names of the migrations that ran. */
export async function migrate(sequelize: Sequelize): Promise<string[]> {
  return sequelize.transaction((transaction) => migrateWithin(sequelize, transaction));
}

/** Holds the lock until the transaction ends. */
export async function lockMigrations(sequelize: Sequelize, transaction: Transaction): Promise<void> {
  // Another process's migration can take longer than the connection's lock timeout.
  await sequelize.query("SET LOCAL lock_timeout = 0", { transaction });
  await sequelize.query("SELECT pg_advisory_xact_lock($1)", { bind: [MIGRATION_LOCK], transaction });
}

interface PendingMigration {
  name: string;
  needsStop: boolean;
}

export async function pendingMigrations(sequelize: Sequelize): Promise<PendingMigration[]> {
  const [tables] = await sequelize.query(
    "SELECT FROM pg_tables WHERE schemaname = current_schema AND tablename = 'migrations'",
  );
  const [rows] = tables.length === 0 ? [[]] : await sequelize.query("SELECT name FROM migrations");
  const known = new Set((rows as { name: string }[]).map(({ name }) => name));
  return migrations.filter(({ name }) => !known.has(name)).map(({ name }) => ({ name, needsStop: needsStop(name) }));
}

export async function migrateWithin(
  sequelize: Sequelize,
  transaction: Transaction,
  isIncluded: (name: string) => boolean = () => true,
): Promise<string[]> {
  await lockMigrations(sequelize, transaction);
  await sequelize.query("CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)", { transaction });
  const executed = async () => {
    const [rows] = await sequelize.query("SELECT name FROM migrations ORDER BY name", { transaction });
    return (rows as { name: string }[]).map((row) => row.name);
  };
  const known = new Set(await executed());
  const wanted = migrations.filter(({ name }) => isIncluded(name));
  if (wanted.every(({ name }) => known.has(name))) return [];
  const { Umzug } = await import("umzug");
  const umzug = new Umzug({
    migrations: wanted.map(({ name, sql }) => ({
      name,
      up: async () => {
        await sequelize.query(sql, { transaction });
      },
    })),
    storage: {
      logMigration: async ({ name }) => {
        await sequelize.query("INSERT INTO migrations (name) VALUES ($1)", { bind: [name], transaction });
      },
      unlogMigration: async () => {
        throw new Error("Migrations only go forward");
      },
      executed,
    },
    logger: undefined,
  });
  return (await umzug.up()).map((migration) => migration.name);
}

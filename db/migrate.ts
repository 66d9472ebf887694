import type { Sequelize } from "sequelize";
import { Umzug } from "umzug";
import { migrations } from "./migrations/all.ts";

/** Any number, as long as every process that migrates takes the same. */
const MIGRATION_LOCK = 7_202_601;

/** Brings the database to the newest schema; processes that start together wait for each other. Returns what ran. */
export async function migrate(sequelize: Sequelize): Promise<string[]> {
  return sequelize.transaction(async (transaction) => {
    await sequelize.query("SELECT pg_advisory_xact_lock($1)", { bind: [MIGRATION_LOCK], transaction });
    await sequelize.query("CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY)", { transaction });
    const umzug = new Umzug({
      migrations: migrations.map(({ name, sql }) => ({
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
        executed: async () => {
          const [rows] = await sequelize.query("SELECT name FROM migrations ORDER BY name", { transaction });
          return (rows as { name: string }[]).map((row) => row.name);
        },
      },
      logger: undefined,
    });
    return (await umzug.up()).map((migration) => migration.name);
  });
}

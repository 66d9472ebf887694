import type { Transaction } from "sequelize";
import { migrations } from "../migrations/all.ts";
import { lockMigrations, migrateWithin } from "../migrate.ts";
import { database } from "../connect.ts";
import { sendOneByOne } from "../directTransactions.ts";
import { connectionOf } from "../queries/statement.ts";
import { BrokenBackup } from "./BrokenBackup.ts";
import { loadTables } from "./loadTables.ts";
import { openBackup } from "./openBackup.ts";

/** Loads a backup into an empty database and migrates the data to the newest schema. Returns the number of rows. */
export async function loadBackup(
  file: string,
  isAuthentic: (sha256: string, mac: string) => boolean,
  tx: Transaction,
): Promise<number> {
  const { sequelize } = database();
  const client = connectionOf(tx);
  sendOneByOne(client);
  // Wait for a starting server, because its new tables are invisible until it commits.
  await lockMigrations(sequelize, tx);
  const { rowCount } = await client.query(
    "SELECT FROM pg_class WHERE relnamespace = current_schema::regnamespace AND relkind IN ('r', 'p') LIMIT 1",
  );
  if (rowCount !== 0) throw new BrokenBackup("The database is not empty: restore into an empty database");
  const { header, frames } = await openBackup(file, isAuthentic);
  try {
    const known = new Set<string>(migrations.map(({ name }) => name));
    const unknown = header.migrations.find((name) => !known.has(name));
    if (unknown !== undefined) {
      throw new BrokenBackup(`The backup comes from a newer version of Awayday, which has the migration ${unknown}`);
    }
    const had = new Set(header.migrations);
    await migrateWithin(sequelize, tx, (name) => had.has(name));
    const rows = await loadTables(client, frames);
    await migrateWithin(sequelize, tx);
    return rows;
  } finally {
    await frames.return(undefined);
  }
}

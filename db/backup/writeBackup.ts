import { open, rename, rm } from "node:fs/promises";
import { Client } from "pg";
import { BACKUP_FORMAT, type BackupHeader, type BackupTable } from "#core/backup/BackupHeader.ts";
import { SEALED_COLUMNS } from "../queries/auth/sealedColumns.ts";
import { ArchiveWriter } from "./ArchiveWriter.ts";
import { BrokenBackup } from "./BrokenBackup.ts";
import { backedUpTables } from "./backedUpTables.ts";
import { copyOut } from "./copyOut.ts";
import { TRANSFER_SETTINGS } from "./transferSettings.ts";

interface BackupOptions {
  databaseUrl: string;
  file: string;
  createdAt: Date;
  keyId: string;
  goesOn: () => boolean;
  mac: (sha256: string) => string;
}

export interface BackupSize {
  rows: number;
  bytes: number;
}

const NEWLINE = 10;
const GIVEN_UP = new Error("The backup was given up");

/** Returns undefined if `goesOn` returned false. */
export async function writeBackup(options: BackupOptions): Promise<BackupSize | undefined> {
  const { databaseUrl, file } = options;
  const partial = `${file}.partial`;
  const client = new Client({ connectionString: databaseUrl, application_name: "awayday-backup" });
  // Without a listener, the error event of a lost connection would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    const size = await writeArchive(client, partial, options);
    await rename(partial, file);
    return size;
  } catch (error) {
    await rm(partial, { force: true });
    if (error === GIVEN_UP) return undefined;
    throw error;
  } finally {
    await client.end();
  }
}

async function writeArchive(client: Client, file: string, options: BackupOptions): Promise<BackupSize> {
  const handle = await open(file, "w", 0o600);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await client.query(TRANSFER_SETTINGS);
    const archive = new ArchiveWriter(handle);
    await archive.begin(await headerOf(client, options));
    let rows = 0;
    for (const table of await backedUpTables(client)) rows += await writeTable(client, archive, table, options.goesOn);
    await archive.end(options.mac);
    return { rows, bytes: archive.size };
  } finally {
    await handle.close();
  }
}

async function writeTable(
  client: Client,
  archive: ArchiveWriter,
  table: BackupTable,
  goesOn: () => boolean,
): Promise<number> {
  let rows = 0;
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of copyOut(client, `COPY ${listOf(table)} TO STDOUT`)) {
      if (!goesOn()) throw GIVEN_UP;
      // COPY escapes line breaks in values, so each line break ends a row.
      for (let at = piece.indexOf(NEWLINE); at >= 0; at = piece.indexOf(NEWLINE, at + 1)) rows += 1;
      yield piece;
    }
  };
  await archive.table(table, counted(), () => rows);
  return rows;
}

export function listOf({ table, columns }: BackupTable): string {
  return `${table} (${columns.map((column) => `"${column}"`).join(", ")})`;
}

async function headerOf(client: Client, given: { createdAt: Date; keyId: string }): Promise<BackupHeader> {
  const { rows: tables } = await client.query(
    "SELECT FROM pg_tables WHERE schemaname = current_schema AND tablename = 'migrations'",
  );
  if (tables.length === 0) throw new BrokenBackup("The database is empty: there is nothing to back up");
  const { rows: migrated } = await client.query<{ name: string }>("SELECT name FROM migrations ORDER BY name");
  const { rows: keys } = await client.query<{ id: string }>(
    SEALED_COLUMNS.map(
      ({ table, column }) => `SELECT split_part(${column}, '.', 1) AS id FROM ${table} WHERE ${column} IS NOT NULL`,
    ).join(" UNION "),
  );
  return {
    format: BACKUP_FORMAT,
    createdAt: given.createdAt.toISOString(),
    migrations: migrated.map(({ name }) => name),
    keyId: given.keyId,
    keyIds: keys.map(({ id }) => id).filter(Boolean),
  };
}

import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { ClientBase } from "pg";
import { BackupTable, BackupTableEnd } from "#core/backup/BackupHeader.ts";
import { BrokenBackup } from "./BrokenBackup.ts";
import { copyIn } from "./copyIn.ts";
import { FRAMES } from "./frames.ts";
import type { Frame } from "./readFrames.ts";
import { TRANSFER_SETTINGS } from "./transferSettings.ts";
import { listOf } from "./writeBackup.ts";

const decompress = promisify(inflate);
/** In bytes, after decompression. */
const LARGEST = 256 * 1024 * 1024;

/** Reads the frames after the header. The tables must be empty, and the client must be in a transaction. */
export async function loadTables(client: ClientBase, frames: AsyncIterator<Frame>): Promise<number> {
  await client.query(TRANSFER_SETTINGS);
  const { before, after } = await preparation(client);
  for (const sql of before) await client.query(sql);
  let total = 0;
  for (let next = await frames.next(); !next.done; next = await frames.next()) {
    if (next.value.type !== FRAMES.table) throw new BrokenBackup("The backup is damaged: a table was expected");
    total += await loadTable(client, BackupTable.parse(JSON.parse(next.value.content.toString())), frames);
  }
  for (const sql of after) await client.query(sql);
  return total;
}

async function loadTable(client: ClientBase, table: BackupTable, frames: AsyncIterator<Frame>): Promise<number> {
  let expected: number | undefined;
  const pieces = async function* (): AsyncGenerator<Buffer> {
    for (;;) {
      const next = await frames.next();
      if (next.done || (next.value.type !== FRAMES.rows && next.value.type !== FRAMES.tableEnd)) {
        throw new BrokenBackup(`The backup is damaged: the table ${table.table} has no end`);
      }
      const { type, content } = next.value;
      if (type === FRAMES.rows) yield await decompress(content, { maxOutputLength: LARGEST });
      else {
        expected = BackupTableEnd.parse(JSON.parse(content.toString())).rows;
        return;
      }
    }
  };
  const rows = await copyIn(client, `COPY ${listOf(table)} FROM STDIN`, pieces());
  if (rows !== expected) {
    throw new BrokenBackup(`The table ${table.table} has ${rows} rows instead of ${expected}`);
  }
  return rows;
}

/** Only superusers can disable foreign keys, but a table's owner can drop and add them. */
async function preparation(client: ClientBase): Promise<{ before: string[]; after: string[] }> {
  const { rows } = await client.query<{ before: string; after: string }>(`
    SELECT format('ALTER TABLE %s DISABLE TRIGGER USER', c.oid::regclass) AS before,
      format('ALTER TABLE %s ENABLE TRIGGER USER', c.oid::regclass) AS after, 2 AS step
    FROM pg_class c WHERE relnamespace = current_schema::regnamespace AND relkind = 'r'
    UNION ALL
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)), 1
    FROM pg_constraint WHERE connamespace = current_schema::regnamespace AND contype = 'f'
    UNION ALL
    SELECT format('DROP INDEX %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 0
    FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
    WHERE c.relnamespace = current_schema::regnamespace AND c.relkind = 'r' AND NOT i.indisunique
      AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
    ORDER BY step`);
  return { before: rows.map(({ before }) => before), after: rows.map(({ after }) => after) };
}

import type { ClientBase } from "pg";
import type { BackupTable } from "#core/backup/BackupHeader.ts";

/** Tables that restores must not bring back. The archive's header lists the migrations. */
const LEFT_OUT = [
  "migrations",
  "sessions",
  "link_tokens",
  "access_tokens",
  "token_calls",
  "calendar_feeds",
  "calendar_connections",
  "calendar_entries",
  "pending_sign_ins",
  "oauth_states",
  "email_changes",
  "organization_signups",
  "rate_limits",
];

export async function backedUpTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = current_schema::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1::text[])
     GROUP BY c.relname ORDER BY c.relname`,
    [LEFT_OUT],
  );
  return rows;
}

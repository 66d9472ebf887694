import { Client } from "pg";

export async function schemaOf(databaseUrl: string): Promise<unknown[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`
      SELECT c.relname::text || '.' || a.attname::text AS name, format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
          || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '') AS definition
        FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      UNION ALL SELECT conrelid::regclass::text || ' ' || conname::text, translate(pg_get_constraintdef(oid), '()', '') FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
      UNION ALL SELECT indexname::text, indexdef FROM pg_indexes WHERE schemaname = 'public'
      UNION ALL SELECT tgname::text || ' ' || tgenabled::text, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
      ORDER BY 1, 2`);
    return rows;
  } finally {
    await client.end();
  }
}

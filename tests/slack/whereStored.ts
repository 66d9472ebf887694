import { database } from "#db/connect.ts";

/** Returns the columns (`table.column`) that contain the text, ignoring case. */
export async function whereStored(text: string): Promise<string[]> {
  const { pool } = database();
  const { rows: columns } = await pool.query<{ table: string; column: string; type: string }>(
    `SELECT c.table_name AS table, c.column_name AS column, c.data_type AS type
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE'
        AND c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'bytea', 'date', 'ARRAY')
      ORDER BY 1, 2`,
  );
  const looks = columns.map(
    ({ table, column, type }) =>
      `SELECT '${table}.${column}' AS place WHERE EXISTS (SELECT FROM ${table}
        WHERE position(lower($1) IN lower(${type === "bytea" ? `encode(${column}, 'escape')` : `${column}::text`})) > 0)`,
  );
  const { rows } = await pool.query<{ place: string }>(`${looks.join(" UNION ALL ")} ORDER BY 1`, [text]);
  return rows.map(({ place }) => place);
}

import { database } from "#db/connect.ts";

export async function idOf(sql: string, parameter: string): Promise<string> {
  const { rows } = await database().pool.query<{ id: string }>(sql, [parameter]);
  if (!rows[0]) throw new Error(`No row matches ${sql}`);
  return rows[0].id;
}

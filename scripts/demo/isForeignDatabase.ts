import { Client } from "pg";
import { CAST, emailOf } from "./cast.ts";

/** Returns true for an organization's real database, where the demo would add an Owner with a public password. */
export async function isForeignDatabase(databaseUrl: string | undefined): Promise<boolean> {
  if (databaseUrl === undefined || databaseUrl === "") return false;
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch {
    return false;
  }
  try {
    const { rows: tables } = await client.query("SELECT WHERE to_regclass('organizations') IS NOT NULL");
    if (tables.length === 0) return false;
    const { rows } = await client.query("SELECT FROM organizations LIMIT 1");
    const { rows: owners } = await client.query("SELECT FROM users WHERE lower(email) = lower($1)", [
      emailOf(CAST[0]?.name ?? ""),
    ]);
    return rows.length > 0 && owners.length === 0;
  } finally {
    await client.end();
  }
}

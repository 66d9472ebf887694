import { Client, DatabaseError } from "pg";
import { CannotRun } from "./cannotRun.ts";
import { SUPERUSER } from "./initCluster.ts";

const DATABASE = "awayday";
const UNKNOWN_DATABASE = "3D000";
const WRONG_PASSWORD = "28P01";
const EXISTS_ALREADY = new Set(["42P04", "23505"]);
const ANSWERS_WITHIN = 5_000;

export function serverUrl(port: number, password: string, database: string = DATABASE): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

/**
 * Returns true if the database can be used, and creates it if needed. Throws CannotRun if the server rejects the
 * password.
 */
export async function reachServer(port: number, password: string): Promise<boolean> {
  try {
    const code = await attempt(serverUrl(port, password), "SELECT 1");
    if (code !== UNKNOWN_DATABASE) return code === undefined;
    const created = await attempt(serverUrl(port, password, "postgres"), `CREATE DATABASE ${DATABASE}`);
    return created === undefined || EXISTS_ALREADY.has(created);
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    return false;
  }
}

async function attempt(url: string, sql: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, ssl: false, connectionTimeoutMillis: ANSWERS_WITHIN });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(sql);
    return undefined;
  } catch (error) {
    if (!(error instanceof DatabaseError) || !error.code) throw error;
    if (error.code === WRONG_PASSWORD) throw new CannotRun("the server rejects the password stored with its data");
    return error.code;
  } finally {
    await client.end().catch(() => {});
  }
}

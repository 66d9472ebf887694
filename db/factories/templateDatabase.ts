import { randomBytes } from "node:crypto";
import { Client, DatabaseError } from "pg";

/** The migrated database that every test clones. */
export const TEMPLATE = "awayday_template";
/** Somebody is still connected to the template: an autovacuum worker, or a migration that is just leaving. */
const OBJECT_IN_USE = "55006";
const TRIES = 50;

/** A fresh database with the newest schema and no rows; its URL. */
export async function cloneTemplate(serverUrl: string): Promise<string> {
  const name = freshName();
  for (let attempt = 1; ; attempt++) {
    try {
      await command(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
      return databaseUrl(serverUrl, name);
    } catch (error) {
      if (attempt === TRIES || !(error instanceof DatabaseError) || error.code !== OBJECT_IN_USE) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt));
    }
  }
}

/** A database with nothing in it, not even a schema; its URL. */
export async function createEmptyDatabase(serverUrl: string): Promise<string> {
  const name = freshName();
  await command(serverUrl, `CREATE DATABASE ${name} TEMPLATE template0`);
  return databaseUrl(serverUrl, name);
}

/** Drops a database, throwing out whoever is still connected; nothing happens when there is none. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await command(databaseUrl(url, "postgres"), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

function freshName(): string {
  return `awayday_test_${randomBytes(6).toString("hex")}`;
}

/** The URL of a database of a server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement over a connection of its own. */
export async function command(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

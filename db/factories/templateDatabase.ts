import { randomBytes } from "node:crypto";
import { Client, DatabaseError } from "pg";

export const TEMPLATE = "awayday_template";
/** PostgreSQL's error code while another connection uses the template. */
const OBJECT_IN_USE = "55006";
const TRIES = 50;

export async function cloneTemplate(serverUrl: string, template = TEMPLATE): Promise<string> {
  const name = freshName();
  return connected(serverUrl, async (client) => {
    const sql = `CREATE DATABASE ${name} TEMPLATE ${template} ${await copyStrategy(client)}`;
    for (let attempt = 1; ; attempt++) {
      try {
        await client.query(sql);
        return databaseUrl(serverUrl, name);
      } catch (error) {
        if (attempt === TRIES || !(error instanceof DatabaseError) || error.code !== OBJECT_IN_USE) throw error;
        await new Promise((resolve) => setTimeout(resolve, 20 * attempt));
      }
    }
  });
}

async function copyStrategy(client: Client): Promise<string> {
  const { rows } = await client.query<{ server_version_num: string }>("SHOW server_version_num");
  return Number(rows[0]?.server_version_num) >= 150_000 ? "STRATEGY FILE_COPY" : "";
}

export async function createEmptyDatabase(serverUrl: string): Promise<string> {
  const name = freshName();
  await command(serverUrl, `CREATE DATABASE ${name} TEMPLATE template0`);
  return databaseUrl(serverUrl, name);
}

export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await command(databaseUrl(url, "postgres"), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

function freshName(): string {
  return `awayday_test_${randomBytes(6).toString("hex")}`;
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function command(url: string, sql: string): Promise<void> {
  await connected(url, (client) => client.query(sql));
}

async function connected<Result>(url: string, run: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

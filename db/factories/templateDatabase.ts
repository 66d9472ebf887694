import { randomBytes } from "node:crypto";
import { Client, DatabaseError } from "pg";
import { Sequelize } from "sequelize";
import { migrate } from "../migrate.ts";

const TEMPLATE = "awayday_template";
/** Somebody is still connected to the template: an autovacuum worker, or a migration that is just leaving. */
const OBJECT_IN_USE = "55006";
const TRIES = 50;

/** Builds, on a server of one's own, the migrated database that every test clones; an older one is replaced. */
export async function buildTemplate(serverUrl: string): Promise<void> {
  await dropDatabase(databaseUrl(serverUrl, TEMPLATE));
  await command(serverUrl, `CREATE DATABASE ${TEMPLATE}`);
  const sequelize = new Sequelize(databaseUrl(serverUrl, TEMPLATE), { dialect: "postgres", logging: false });
  try {
    await migrate(sequelize);
  } finally {
    await sequelize.close();
  }
}

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

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function command(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

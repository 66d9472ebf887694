import { Client } from "pg";
import { startTestPostgres } from "#db/embedded/startTestPostgres.ts";
import { buildTemplate } from "#db/factories/buildTemplate.ts";
import { startSystemPostgres, type SystemPostgres } from "./systemPostgres.ts";

export interface TestServer {
  url: string;
  major: number;
  stop: () => Promise<void>;
}

export async function startTestServer(installed?: SystemPostgres): Promise<TestServer> {
  const server = await start(installed);
  try {
    await buildTemplate(server.url);
    return { ...server, major: await majorVersion(server.url) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function start(installed?: SystemPostgres): Promise<{ url: string; stop: () => Promise<void> }> {
  if (installed) return startSystemPostgres(installed);
  const url = process.env["TEST_DATABASE_URL"];
  return url ? { url, stop: async () => {} } : startTestPostgres();
}

async function majorVersion(url: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version_num: string }>("SHOW server_version_num");
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } finally {
    await client.end();
  }
}

import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { connect, database, disconnect } from "#db/connect.ts";
import { startEmbeddedPostgres } from "#db/embedded/startEmbeddedPostgres.ts";
import { migrate } from "#db/migrate.ts";
import type { Span } from "./Fleet.ts";

interface OwnDatabase {
  url: string;
  kill: () => Promise<Span>;
  stop: () => Promise<void>;
}

export async function startOwnDatabase(): Promise<OwnDatabase> {
  const home = await mkdtemp(path.join(tmpdir(), "awayday-processes-"));
  await chmod(home, 0o711);
  const postgres = await startEmbeddedPostgres(home, { durable: false, maxConnections: 250 });
  const { sequelize, pool } = connect(postgres.url);
  await migrate(sequelize);
  // Without this setting, a kill loses commits that the server confirmed before writing them.
  await pool.query("ALTER ROLE CURRENT_USER SET synchronous_commit = on");
  const { rows } = await pool.query<{ folder: string }>("SELECT current_setting('data_directory') AS folder");
  const pidFile = path.join(rows[0]?.folder ?? "", "postmaster.pid");
  return {
    url: postgres.url,
    kill: async () => {
      const [pid] = (await readFile(pidFile, "utf8")).split("\n");
      const from = Date.now();
      process.kill(Number(pid), "SIGKILL");
      while (!(await isUp(postgres.url))) await wait(100);
      await database()
        .pool.query("SELECT 1")
        .catch(() => {});
      return { from, to: Date.now() };
    },
    stop: async () => {
      await disconnect();
      await postgres.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function isUp(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

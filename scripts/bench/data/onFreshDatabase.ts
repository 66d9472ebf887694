import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type pg from "pg";
import { connect, disconnect } from "#db/connect.ts";
import { startEmbeddedPostgres } from "#db/embedded/startEmbeddedPostgres.ts";
import { migrate } from "#db/migrate.ts";

export async function onFreshDatabase(
  run: (database: { databaseUrl: string; dataDir: string; pool: pg.Pool }) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "awayday-bench-"));
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres(dataDir);
  try {
    const { sequelize, pool } = connect(postgres.url);
    await migrate(sequelize);
    await run({ databaseUrl: postgres.url, dataDir, pool });
    await disconnect();
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export async function analyze(pool: pg.Pool): Promise<void> {
  await pool.query("VACUUM (ANALYZE)");
}

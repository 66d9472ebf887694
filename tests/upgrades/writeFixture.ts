import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { todayIn } from "#core/calendar/zones.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { configureOperations } from "#bot/operations/runtime.ts";
import { connect, disconnect } from "#db/connect.ts";
import { oneOfEach } from "#db/factories/oneOfEach/oneOfEach.ts";
import { LATER, NOW } from "#db/factories/today.ts";
import { migrate } from "#db/migrate.ts";
import { findSystemPostgres, startSystemPostgres } from "#scripts/checks/systemPostgres.ts";
import { handClock, seedDemo } from "#scripts/demo/seedDemo.ts";

const OTHER_ROWS = `
  INSERT INTO sessions (sid, sess, expire, confirmed_for, confirmed_at)
    SELECT 'a session', json_build_object('cookie', json_build_object(), 'userId', id), $2, 'slack', $1 FROM users LIMIT 1;
  INSERT INTO mail_recipients (recipient_hash, since, mails) VALUES (decode(repeat('01', 32), 'hex'), $1, 1);
  INSERT INTO rate_limits (key, points, expire) VALUES ('a limit', 1, 1900000000000);`;

/** Needs an installed PostgreSQL, because the embedded PostgreSQL has no pg_dump. */
const [oldest] = await findSystemPostgres();
if (!oldest) throw new Error("Install PostgreSQL");
const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };

const server = await startSystemPostgres(oldest);
try {
  const clock = handClock();
  const { sequelize, pool } = connect(server.url);
  const last = (await migrate(sequelize)).at(-1)?.slice(0, 3);
  configureOperations({ clock, sealer: createSealer(["a key for fixtures"]) });
  await oneOfEach();
  for (const statement of OTHER_ROWS.split(";\n"))
    await pool.query(statement.replaceAll("$1", `'${NOW.toISOString()}'`).replaceAll("$2", `'${LATER.toISOString()}'`));
  await seedDemo(todayIn("Etc/UTC", new Date("2027-03-01T12:00:00Z")), clock);
  await disconnect();
  const flags = ["--no-owner", "--no-privileges", "--rows-per-insert=200"];
  const dump = await promisify(execFile)(path.join(oldest.bin, "pg_dump"), [...flags, server.url], {
    maxBuffer: 256 * 1024 * 1024,
  });
  const sql = dump.stdout
    .replaceAll(/^\\.*$/gm, "")
    .replaceAll(/^--.*\n/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n");
  await writeFile(`tests/upgrades/${version}-${last}.sql.gz`, gzipSync(sql, { level: 9 }));
} finally {
  await server.stop();
}

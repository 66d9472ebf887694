import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { todayIn } from "#core/calendar/dates.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { configureOperations } from "#bot/operations/runtime.ts";
import { connect, disconnect } from "#db/connect.ts";
import { oneOfEach } from "#db/factories/oneOfEach/oneOfEach.ts";
import { migrate } from "#db/migrate.ts";
import { findSystemPostgres, startSystemPostgres } from "#scripts/checks/systemPostgres.ts";
import { handClock, seedDemo } from "#scripts/demo/seedDemo.ts";

/**
 * Writes the database of a released version, with the demo's year of data and a row in every table, to the fixture from
 * which later versions are upgraded. Needs an installed PostgreSQL, because the embedded one has no pg_dump.
 */
const [version] = process.argv.slice(2);
const [oldest] = await findSystemPostgres();
if (!version || !oldest) throw new Error("Name a version, and install PostgreSQL");

const server = await startSystemPostgres(oldest);
try {
  const clock = handClock();
  const { sequelize } = connect(server.url);
  await migrate(sequelize);
  configureOperations({ clock, sealer: createSealer(["a key for fixtures"]) });
  await oneOfEach();
  await seedDemo(todayIn("Etc/UTC", new Date("2027-03-01T12:00:00Z")), clock);
  await disconnect();
  const flags = ["--no-owner", "--no-privileges", "--rows-per-insert=200", "--exclude-table-data=sessions"];
  const dump = await promisify(execFile)(path.join(oldest.bin, "pg_dump"), [...flags, server.url], {
    maxBuffer: 256 * 1024 * 1024,
  });
  // Commands of psql, which other clients don't understand.
  const sql = dump.stdout
    .replaceAll(/^\\.*$/gm, "")
    .replaceAll(/^--.*\n/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n");
  await writeFile(`tests/upgrades/${version}.sql.gz`, gzipSync(sql, { level: 9 }));
} finally {
  await server.stop();
}

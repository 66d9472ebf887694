import { countText } from "#core/countText.ts";
import { database } from "#db/connect.ts";
import { migrate, pendingMigrations } from "#db/migrate.ts";
import { openUnmigrated } from "./openDatabase.ts";
import { optionsOf } from "./optionsOf.ts";

const USAGE = `Usage: npm run migrate -- [--dry-run]
Migrates the database, as the server does when it starts. With --dry-run, lists the migrations that would run and
changes nothing.`;

const { "dry-run": isDryRun = false } = optionsOf({ "dry-run": { type: "boolean" } }, USAGE);
const { close } = await openUnmigrated();
try {
  const { sequelize } = database();
  if (isDryRun) {
    const pending = await pendingMigrations(sequelize);
    for (const { name, needsStop } of pending) {
      console.log(`${name}: ${needsStop ? "stop every process first" : "safe while the previous version runs"}`);
    }
    console.log(`${countText(pending.length, "migration")} would run`);
  } else {
    const ran = await migrate(sequelize);
    for (const name of ran) console.log(name);
    console.log(`${countText(ran.length, "migration")} ran`);
  }
} finally {
  await close();
}

import path from "node:path";
import { countText, peopleText } from "#core/countText.ts";
import { figure } from "#core/figure.ts";
import { aRole } from "#core/people/access/roles.ts";
import { Refusal } from "#core/refusal.ts";
import { BrokenBackup } from "#db/backup/BrokenBackup.ts";
import { restoreBackup } from "#bot/operations/backup/restoreBackup.ts";
import { verifyLedgers } from "#bot/operations/accruals/verifyLedgers.ts";
import { openUnmigrated } from "./openDatabase.ts";
import { optionsOf } from "./optionsOf.ts";

const USAGE = `Usage: npm run restore -- --from file [--erasures file | --without-erasures] [--with-lost-keys]
Restores a backup into the empty database at DATABASE_URL, or into a new embedded one. People on the list of erased
people (by default erasures.jsonl in DATA_DIR) are erased again. With --with-lost-keys, it restores even if an
encryption key is missing: what was encrypted with it stays unreadable.`;

const options = optionsOf(
  {
    from: { type: "string" },
    erasures: { type: "string" },
    "without-erasures": { type: "boolean" },
    "with-lost-keys": { type: "boolean" },
  },
  USAGE,
);
if (options.from === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await restore(options.from);
}

async function restore(file: string): Promise<void> {
  const { config, close } = await openUnmigrated();
  try {
    const listed = options.erasures ?? path.join(config.dataDir, "erasures.jsonl");
    const erasuresFile = options["without-erasures"] ? undefined : listed;
    const allowsLostKeys = options["with-lost-keys"] ?? false;
    const { createdAt, rows, held, expired, revoked, erased, appointed } = await restoreBackup({
      file,
      erasuresFile,
      allowsLostKeys,
    });
    console.log(`Restored the backup of ${createdAt}: ${figure(rows)} rows`);
    console.log("All sessions and links are void: people must sign in again");
    if (expired > 0) console.log(`${countText(expired, "pending invitation")} expired: invite these people again`);
    if (erased > 0) console.log(`${peopleText(erased)} erased again`);
    for (const { organizationName, name, role } of appointed) {
      console.log(`${organizationName} had no Owner left: ${name}, ${aRole(role)} in the backup, is its Owner now`);
    }
    if (revoked > 0) console.log(`${countText(revoked, "API key")} revoked: ask their users to create new ones`);
    if (held > 0) console.log(`${countText(held, "queued message")} held: npm run release-messages sends them`);
    await verify();
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof BrokenBackup)) throw error;
    console.error(`${error.message}${hintOf(error)}`);
    process.exitCode = 1;
  } finally {
    await close();
  }
}

function hintOf(error: Error): string {
  if (!(error instanceof Refusal)) return "";
  if (error.code === "keys_missing") return ". If you no longer have them, use --with-lost-keys.";
  return error.code === "no_erasures" ? ". Specify it with --erasures, or use --without-erasures." : "";
}

async function verify(): Promise<void> {
  const { people, findings } = await verifyLedgers(({ organizationId, userId, type, kind, text }) => {
    console.log(`${organizationId} ${userId} ${type}: ${kind}: ${text}`);
  });
  console.log(`Ledgers of ${peopleText(people)} checked: ${countText(findings, "error")}`);
  if (findings === 0) return;
  console.error("The backup was restored, but its ledgers have errors: see the lines above");
  process.exitCode = 1;
}

import { parseArgs } from "node:util";
import { toDays } from "#core/leave/amounts.ts";
import { nounFor } from "#core/countText.ts";
import { isIsoDate, type IsoDate } from "#core/calendar/dates.ts";
import { foreseeAccruals, postAsOf } from "#bot/operations/accruals/postAsOf.ts";
import { findOrganizations } from "#db/queries/people/checkedPeople.ts";
import { openDatabase } from "./openDatabase.ts";

const USAGE = "npm run accrue -- [--as-of 2027-01-01] [--dry-run]";

const asked = readArguments();
if (asked instanceof Error) {
  console.error(`${asked.message}\nUsage: ${USAGE}`);
  process.exitCode = 2;
} else {
  await accrue(asked);
}

function readArguments(): { asOf: IsoDate | undefined; dryRun: boolean } | Error {
  try {
    const { values } = parseArgs({ options: { "as-of": { type: "string" }, "dry-run": { type: "boolean" } } });
    const asOf = values["as-of"];
    if (asOf !== undefined && !isIsoDate(asOf)) return new Error("--as-of must be a real date, like 2027-01-01");
    return { asOf, dryRun: values["dry-run"] ?? false };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function accrue({ asOf, dryRun }: { asOf: IsoDate | undefined; dryRun: boolean }): Promise<void> {
  const close = await openDatabase();
  try {
    const names = new Map((await findOrganizations()).map(({ id, name }) => [id, name]));
    const { offices, broken } = dryRun ? await foreseeAccruals(asOf) : await postAsOf(asOf);
    let total = 0;
    for (const { organizationId, name, through, posted } of offices) {
      for (const { type, kind, people, minutes, entries } of posted) {
        total += entries;
        const what = `${type.padEnd(8)} ${kind.padEnd(13)} ${String(people).padStart(7)} ${people === 1 ? "person" : "people"}`;
        const amount = toDays(minutes);
        const days = `${String(amount).padStart(10)} ${nounFor(amount, "day")}`;
        console.log(`${names.get(organizationId)}, ${name}, through ${through}: ${what} ${days}`);
      }
    }
    for (const { organizationId, error } of broken) console.error(`${names.get(organizationId)}: ${String(error)}`);
    if (broken.length > 0) process.exitCode = 1;
    console.log(`${total} ${total === 1 ? "entry" : "entries"} ${dryRun ? "would be posted (dry run)" : "posted"}`);
  } finally {
    await close();
  }
}

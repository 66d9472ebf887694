import { mkdir, open } from "node:fs/promises";
import path from "node:path";
import { findErasedPeople } from "#db/queries/erasure/knownAs.ts";
import { operationsRuntime } from "../runtime.ts";
import { keyOfErasure, readErasures } from "./readErasures.ts";

/**
 * Appends the people who were erased and aren't listed yet to the list outside the database, so that they can be erased
 * again after a backup is restored. Creates the list if there is none. Does nothing if no file is configured.
 */
export async function recordErasures(): Promise<void> {
  const file = operationsRuntime().erasuresFile;
  if (file === undefined) return;
  const listed = new Set((await readErasures(file))?.map(keyOfErasure));
  const missing = (await findErasedPeople()).filter((erased) => !listed.has(keyOfErasure(erased)));
  await mkdir(path.dirname(file), { recursive: true });
  const list = await open(file, "a", 0o600);
  try {
    // Begins with a line break, so that a line that was cut short by a crash doesn't spoil the next one.
    if (missing.length > 0) await list.write(`\n${missing.map((erased) => JSON.stringify(erased)).join("\n")}\n`);
    await list.sync();
  } finally {
    await list.close();
  }
}

import { constants } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import path from "node:path";
import { type ErasedPerson, findErasedPeople } from "#db/queries/erasure/knownAs.ts";
import { operationsRuntime } from "../runtime.ts";
import { keyOfErasure, readErasures } from "./readErasures.ts";

/** Never rejects, because the erasure is already committed. A job appends missing lines later. */
export async function recordErasure(erased: ErasedPerson): Promise<void> {
  const { erasures } = operationsRuntime();
  if (erasures) await appendOrWriteAll(erasures.file, erased).catch(erasures.onError);
}

async function appendOrWriteAll(file: string, erased: ErasedPerson): Promise<void> {
  try {
    await append(file, [erased], KNOWN);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    await recordErasures();
  }
}

export async function recordErasures(): Promise<void> {
  const file = operationsRuntime().erasures?.file;
  if (file === undefined) return;
  const listed = new Set((await readErasures(file))?.map(keyOfErasure));
  const missing = (await findErasedPeople()).filter((erased) => !listed.has(keyOfErasure(erased)));
  await mkdir(path.dirname(file), { recursive: true });
  await append(file, missing, KNOWN | constants.O_CREAT);
}

const KNOWN = constants.O_WRONLY | constants.O_APPEND;

/**
 * Waits until the lines are on disk. If large writes of several processes mix lines, readers ignore the mixed lines.
 */
async function append(file: string, people: readonly ErasedPerson[], flags: number): Promise<void> {
  const list = await open(file, flags, 0o600);
  try {
    // The leading line break ends a line that a crash cut short.
    if (people.length > 0) await list.appendFile(`\n${people.map((erased) => JSON.stringify(erased)).join("\n")}\n`);
    await list.sync();
  } finally {
    await list.close();
  }
}

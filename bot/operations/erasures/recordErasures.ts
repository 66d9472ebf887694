import { constants } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import path from "node:path";
import { type ErasedPerson, findErasedPeople } from "#db/queries/erasure/knownAs.ts";
import { operationsRuntime } from "../runtime.ts";
import { keyOfErasure, readErasures } from "./readErasures.ts";

/**
 * The list is outside the database, so that the person can be erased again after a backup is restored. If it is
 * missing, writes all of it, because a restore would treat a list with only this person as complete. Never rejects: the
 * erasure has been committed, and the job appends what is missing.
 */
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

/**
 * Appends the erased people who aren't listed yet, for example because a process was killed or the disk was full.
 * Creates the list if there is none. Does nothing if no list is configured.
 */
export async function recordErasures(): Promise<void> {
  const file = operationsRuntime().erasures?.file;
  if (file === undefined) return;
  const listed = new Set((await readErasures(file))?.map(keyOfErasure));
  const missing = (await findErasedPeople()).filter((erased) => !listed.has(keyOfErasure(erased)));
  await mkdir(path.dirname(file), { recursive: true });
  await append(file, missing, KNOWN | constants.O_CREAT);
}

/** For a list that exists; writes only at its end. */
const KNOWN = constants.O_WRONLY | constants.O_APPEND;

/**
 * Waits until the lines are on the disk. Node writes up to 512 kB at once, so the lines of several processes don't mix.
 * In larger writes, a few lines may mix: readers ignore such lines, and the job lists their people again. Two processes
 * may list the same person; a restore erases each person once.
 */
async function append(file: string, people: readonly ErasedPerson[], flags: number): Promise<void> {
  const list = await open(file, flags, 0o600);
  try {
    // Begins with a line break, so that a line that was cut short by a crash doesn't spoil the next one.
    if (people.length > 0) await list.appendFile(`\n${people.map((erased) => JSON.stringify(erased)).join("\n")}\n`);
    await list.sync();
  } finally {
    await list.close();
  }
}

import { setTimeout as wait } from "node:timers/promises";

/** Far longer than a busy machine needs, in milliseconds. */
const PATIENCE = 300_000;

/** Waits for a condition, which is checked every `everyMs` milliseconds. Throws `problem` after five minutes. */
export async function waitUntil(
  isMet: () => boolean | Promise<boolean>,
  problem: () => string,
  everyMs = 50,
): Promise<void> {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await wait(everyMs)) if (await isMet()) return;
  throw new Error(problem());
}

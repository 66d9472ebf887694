import { setTimeout as wait } from "node:timers/promises";

/** In milliseconds. */
const PATIENCE = 300_000;

export async function waitUntil(
  isMet: () => boolean | Promise<boolean>,
  problem: () => string,
  everyMs = 50,
): Promise<void> {
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await wait(everyMs)) if (await isMet()) return;
  throw new Error(problem());
}

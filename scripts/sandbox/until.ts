import type { World } from "./World.ts";

const TIMEOUT_MS = 5000;
const POLL_INTERVAL_MS = 25;

/** After `patience` ms, throws an error that names `what`. */
export async function until<T>(
  world: World,
  look: () => T | undefined | Promise<T | undefined>,
  patience = TIMEOUT_MS,
  what = "the awaited value",
): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() >= end) throw new Error(`Waited ${patience} ms without finding ${what}`);
    await nextChange(world);
  }
}

function nextChange({ changes }: World): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      changes.off("change", go);
      resolve();
    };
    const timer = setTimeout(go, POLL_INTERVAL_MS);
    changes.once("change", go);
  });
}

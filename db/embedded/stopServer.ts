import type { Lifeline } from "./lifeline.ts";
import { findPostmaster } from "./postmaster.ts";
import type { ServerFolder } from "./serverFolder.ts";

/** In milliseconds. */
const BEGINS_WITHIN = 1_000;
const ENDS_WITHIN = 30_000;
const POLL_INTERVAL_MS = 20;

export async function stopServer(folder: ServerFolder, lifeline: Lifeline): Promise<void> {
  lifeline.release();
  const start = performance.now();
  for (;;) {
    const postmaster = await findPostmaster(folder.data);
    const waited = performance.now() - start;
    if (!postmaster || waited > (postmaster.status === "stopping" ? ENDS_WITHIN : BEGINS_WITHIN)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

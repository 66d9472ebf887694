import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";

/** An import holds a connection for seconds, so a process runs two at a time, and one for each organization. */
const turns = new KeyedSemaphore(2);

/**
 * Runs an import or its preview when it is the organization's turn, so that many uploads at once don't exhaust the
 * connections.
 */
export async function runInTurn<Result>(organizationId: string, run: () => Promise<Result>): Promise<Result> {
  await turns.take(organizationId);
  try {
    return await run();
  } finally {
    turns.giveBack(organizationId);
  }
}

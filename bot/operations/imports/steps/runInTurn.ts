import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";

/** The rows of a file can take up 40 MB, so a process holds at most six files, and two per organization. */
const places = new KeyedSemaphore({ atOnce: 6, perKey: 2, waitingPerKey: 0, retryAfter: 30 });
/** An import holds a connection for seconds, so a process runs at most two at a time, and one per organization. */
const turns = new KeyedSemaphore({ atOnce: 2, perKey: 1, waitingPerKey: 1 });

/**
 * Reads a file, then imports or previews it when it is the organization's turn. Throws the refusal `busy` before
 * reading anything if the organization already has two files in progress, or if the process has six.
 */
export async function runInTurn<Rows, Result>(
  organizationId: string,
  read: () => Promise<Rows>,
  run: (rows: Rows) => Promise<Result>,
): Promise<Result> {
  return places.run(organizationId, async () => {
    // An upload can be slow, so it doesn't use up a turn.
    const rows = await read();
    return turns.run(organizationId, () => run(rows));
  });
}

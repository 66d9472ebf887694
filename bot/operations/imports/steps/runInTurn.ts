import { KeyedSemaphore } from "#db/KeyedSemaphore.ts";

/** The rows of a file can take 40 MB, so a process holds six files, and two of each organization. */
const places = new KeyedSemaphore({ atOnce: 6, perKey: 2, waitingPerKey: 0, retryAfter: 30 });
/** An import holds a connection for seconds, so a process runs two at a time, and one for each organization. */
const turns = new KeyedSemaphore({ atOnce: 2, perKey: 1, waitingPerKey: 1 });

/**
 * Reads a file, and imports or previews it when it is the organization's turn. Throws the refusal `busy` before it reads
 * anything if another file of the organization already waits, or if too many files of others do.
 */
export async function runInTurn<Rows, Result>(
  organizationId: string,
  read: () => Promise<Rows>,
  run: (rows: Rows) => Promise<Result>,
): Promise<Result> {
  return places.run(organizationId, async () => {
    // An upload can be slow, so it takes no turn from others.
    const rows = await read();
    return turns.run(organizationId, () => run(rows));
  });
}

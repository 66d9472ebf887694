import type { ClientBase } from "pg";
import { to } from "pg-copy-streams";

/** In bytes. */
const TOGETHER = 1024 * 1024;

/**
 * Yields pieces of about 1 MB, and reads from the server only as fast as they are taken. If they aren't taken to the
 * end, the client can't be used again.
 */
export async function* copyOut(client: ClientBase, sql: string): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  const stream: AsyncIterable<Buffer> = client.query(to(sql, { highWaterMark: TOGETHER }));
  for await (const chunk of stream) {
    // A copy, because `pg` reads the next data into the memory of this chunk.
    waiting.push(Buffer.from(chunk));
    size += chunk.length;
    if (size < TOGETHER) continue;
    yield Buffer.concat(waiting, size);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting, size);
}

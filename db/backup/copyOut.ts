import type { ClientBase } from "pg";
import { to } from "pg-copy-streams";

/** In bytes. */
const TOGETHER = 1024 * 1024;

/** If the caller doesn't read every piece, the client can't be used again. */
export async function* copyOut(client: ClientBase, sql: string): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  const stream: AsyncIterable<Buffer> = client.query(to(sql, { highWaterMark: TOGETHER }));
  for await (const chunk of stream) {
    waiting.push(Buffer.from(chunk));
    size += chunk.length;
    if (size < TOGETHER) continue;
    yield Buffer.concat(waiting, size);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting, size);
}

import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ClientBase } from "pg";
import { from } from "pg-copy-streams";

export async function copyIn(client: ClientBase, sql: string, pieces: AsyncIterable<Buffer>): Promise<number> {
  const stream = client.query(from(sql));
  await pipeline(Readable.from(pieces), stream);
  return stream.rowCount;
}

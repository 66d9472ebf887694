import { once } from "node:events";
import type { Duplex } from "node:stream";
import type { ClientBase, Connection, Submittable } from "pg";

/** The parts of a connection of `pg` that its types leave out. */
interface Copying extends Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/**
 * Sends pieces to `COPY … FROM STDIN`, as fast as the server takes them. Returns the number of rows. If the pieces end
 * with an error, the statement fails with that error.
 */
export function copyIn(client: ClientBase, sql: string, pieces: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(sql, pieces, (error, rows) => (error ? reject(error) : resolve(rows))));
  });
}

class CopyIn implements Submittable {
  readonly #sql: string;
  readonly #pieces: AsyncIterable<Buffer>;
  readonly #done: (error: Error | undefined, rows: number) => void;
  #rows = 0;
  #cause: Error | undefined;
  #isRefused = false;

  constructor(sql: string, pieces: AsyncIterable<Buffer>, done: (error: Error | undefined, rows: number) => void) {
    this.#sql = sql;
    this.#pieces = pieces;
    this.#done = done;
  }

  submit(connection: Connection): void {
    connection.query(this.#sql);
  }

  handleCopyInResponse(connection: Copying): void {
    this.#send(connection).catch((error: unknown) => {
      this.#cause = error instanceof Error ? error : new Error(String(error));
      if (!this.#isRefused) connection.sendCopyFail("the data ended with an error");
    });
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = Number(/^COPY (\d+)$/.exec(text)?.[1] ?? 0);
  }

  handleReadyForQuery(): void {
    this.#done(undefined, this.#rows);
  }

  handleError(error: Error): void {
    this.#isRefused = true;
    this.#done(this.#cause ?? error, 0);
  }

  async #send(connection: Copying): Promise<void> {
    for await (const piece of this.#pieces) {
      if (this.#isRefused) return;
      connection.sendCopyFromChunk(piece);
      if (connection.stream.writableNeedDrain) await roomIn(connection.stream);
    }
    if (!this.#isRefused) connection.endCopyFrom();
  }
}

/** Resolves when a stream takes more, or is closed. */
async function roomIn(stream: Duplex): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  await Promise.race([once(stream, "drain", { signal }), once(stream, "close", { signal })]).finally(() =>
    over.abort(),
  );
}

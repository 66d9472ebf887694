import type { ClientBase, Connection, Submittable } from "pg";

/** The size in bytes from which rows are passed on together. */
const TOGETHER = 1024 * 1024;
/** The number of waiting pieces at which the connection pauses. */
const MOST_WAITING = 4;

/**
 * Yields the rows of `COPY … TO STDOUT` in pieces of about 1 MB that end with whole rows. Reads from the server only as
 * fast as the pieces are taken.
 */
export async function* copyOut(client: ClientBase, sql: string): AsyncGenerator<Buffer> {
  const source = new CopyOut(sql);
  client.query(source);
  try {
    for (let piece = await source.next(); piece; piece = await source.next()) yield piece;
  } finally {
    source.abandon();
  }
}

/** A query whose rows arrive as the bytes of COPY. `pg` calls its handlers. */
class CopyOut implements Submittable {
  readonly #sql: string;
  readonly #waiting: Buffer[] = [];
  #rows: Buffer[] = [];
  #size = 0;
  #isOver = false;
  #isAbandoned = false;
  #error: Error | undefined;
  #connection: Connection | undefined;
  #wake: () => void = () => {};

  constructor(sql: string) {
    this.#sql = sql;
  }

  /** Returns the next piece, or undefined after the last. Rejects if the server reported an error. */
  async next(): Promise<Buffer | undefined> {
    while (this.#waiting.length === 0 && !this.#isOver) await new Promise<void>((resolve) => (this.#wake = resolve));
    if (this.#error) throw this.#error;
    if (this.#waiting.length <= MOST_WAITING) this.#connection?.stream.resume();
    return this.#waiting.shift();
  }

  /** Lets the server finish, so that the connection can be used again, and drops what it still sends. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#connection?.stream.resume();
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(this.#sql);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (this.#isAbandoned) return;
    // A copy, because `pg` reads the next data into the memory of this chunk.
    this.#rows.push(Buffer.from(chunk));
    this.#size += chunk.length;
    if (this.#size >= TOGETHER) this.#passOn();
  }

  handleCommandComplete(): void {
    this.#passOn();
  }

  handleReadyForQuery(): void {
    this.#isOver = true;
    this.#wake();
  }

  handleError(error: Error): void {
    this.#error = error;
    this.#isOver = true;
    this.#wake();
  }

  #passOn(): void {
    if (this.#size > 0) this.#waiting.push(Buffer.concat(this.#rows, this.#size));
    this.#rows = [];
    this.#size = 0;
    if (this.#waiting.length >= MOST_WAITING) this.#connection?.stream.pause();
    this.#wake();
  }
}

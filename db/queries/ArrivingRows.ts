import { type Pool, Query } from "pg";
import { database } from "../connect.ts";
import { rowsAtOnce } from "../sharing/rowsAtOnce.ts";
import type { SearchValues, Statement } from "./statement.ts";

export class ArrivingRows<Row extends object> implements AsyncIterable<Row[]> {
  /** Resolves even if the statement failed. */
  readonly ended: Promise<void>;
  #arrived: Row[] = [];
  #end: { error?: Error } | undefined;
  #wake = () => {};

  private constructor(query: Query<Row>, release: (broken?: Error) => void) {
    query.on("row", (row: Row) => {
      this.#arrived.push(row);
      this.#wake();
    });
    this.ended = new Promise((resolve) => {
      const end = (error?: Error) => {
        release(error);
        this.#end = error ? { error } : {};
        this.#wake();
        resolve();
      };
      query.once("end", () => end());
      query.once("error", end);
    });
  }

  static of<Row extends object>({ name, text }: Statement, values: unknown[]): Promise<ArrivingRows<Row>> {
    return ArrivingRows.#from(database().pool, new Query<Row>({ name, text, values }));
  }

  static ofSearch<Row extends object>(text: string, values: SearchValues): Promise<ArrivingRows<Row>> {
    const inPieces = { text, values, rows: rowsAtOnce(values[0]) };
    return ArrivingRows.#from(database().searches, new Query<Row>(inPieces));
  }

  static async #from<Row extends object>(pool: Pool, started: Query<Row>): Promise<ArrivingRows<Row>> {
    const client = await pool.connect();
    client.on("error", ignore);
    const query = client.query(started);
    return new ArrivingRows(query, (broken) => {
      client.release(broken);
      client.off("error", ignore);
    });
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Row[], void, void> {
    for (;;) {
      const rows = this.#arrived;
      this.#arrived = [];
      if (rows.length > 0) yield rows;
      else if (this.#end?.error) throw this.#end.error;
      else if (this.#end) return;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}

/** An unhandled error of a broken connection would end the process. */
function ignore(): void {}

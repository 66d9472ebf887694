import type { IsoDate } from "#core/calendar/dates.ts";
import type { ListPage } from "#db/queries/admin/findPage.ts";
import type { Actor } from "../actor.ts";

/** The read operations for a list of the admin console. */
export interface Browsing<Row> {
  /** Returns the rows that match the query. */
  list: (actor: Actor, input: unknown) => Promise<ListPage<Row>>;
  /** Returns one row by its id. Throws "not found" for unknown ids and for those of other organizations alike. */
  read: (actor: Actor, id: string, input: unknown) => Promise<Row>;
}

/** Exports all rows of a list that the caller may browse. The audit log records who exported what. */
export type Exporting<Row, Query = unknown> = (actor: Actor, input: unknown) => Promise<Export<Row, Query>>;

/** Rows for a file, read while the consumer iterates; reading ends when the consumer stops. */
interface Export<Row, Query> {
  /** The current date where the caller works. */
  today: IsoDate;
  query: Query;
  pieces: AsyncGenerator<Row[]>;
}

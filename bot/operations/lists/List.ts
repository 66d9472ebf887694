import type { IsoDate } from "#core/calendar/dates.ts";
import type { ListPage } from "#db/queries/admin/findPage.ts";
import type { Actor } from "../actor.ts";

/** The read operations for a list of the admin console. */
export interface Browsing<Row> {
  list: (actor: Actor, input: unknown) => Promise<ListPage<Row>>;
  /** Returns one row by its id. Throws the same "not found" for unknown ids and for those of other organizations. */
  read: (actor: Actor, id: string, input: unknown) => Promise<Row>;
}

/** Exports all rows of a list that the caller may browse. The audit log records who exported what. */
export type Exporting<Row, Query = unknown> = (actor: Actor, input: unknown) => Promise<Export<Row, Query>>;

/** Rows for a file, loaded while the consumer iterates; loading ends when the consumer stops. */
interface Export<Row, Query> {
  /** The current date in the caller's time zone. */
  today: IsoDate;
  query: Query;
  pieces: AsyncGenerator<Row[]>;
}

import type { IsoDate } from "#core/calendar/dates.ts";
import type { ListPage } from "#db/queries/admin/findPage.ts";
import type { Actor } from "../actor.ts";

export interface Browsing<Row> {
  list: (actor: Actor, input: unknown) => Promise<ListPage<Row>>;
  /** Throws the same "not found" for unknown ids and for ids of other organizations. */
  read: (actor: Actor, id: string, input: unknown) => Promise<Row>;
}

/** The audit log records the export. */
export type Exporting<Row, Query = unknown> = (actor: Actor, input: unknown) => Promise<Export<Row, Query>>;

/** Rows are loaded while the consumer iterates. */
interface Export<Row, Query> {
  /** In the caller's time zone. */
  today: IsoDate;
  query: Query;
  pieces: AsyncGenerator<Row[]>;
}

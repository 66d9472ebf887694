import type { IsoDate } from "#core/calendar/dates.ts";
import type { ListPage } from "#db/queries/admin/findPage.ts";
import type { Actor } from "../actor.ts";

export interface Browsing<Row> {
  list: (actor: Actor, input: unknown) => Promise<ListPage<Row>>;
  read: (actor: Actor, id: string, input: unknown) => Promise<Row>;
}

export type Exporting<Row, Query = unknown> = (actor: Actor, input: unknown) => Promise<Export<Row, Query>>;

interface Export<Row, Query> {
  today: IsoDate;
  query: Query;
  pieces: AsyncGenerator<Row[]>;
}

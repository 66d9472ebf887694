import type { z } from "zod";
import type { IsoDate } from "#core/calendar/dates.ts";
import type { ListQuery } from "#core/lists/listQuery.ts";
import { assertMay, type Verb } from "#core/people/access/access.ts";
import type { Actor } from "../actor.ts";
import { type Context, operation } from "../operation.ts";
import { personalText } from "../personalText.ts";

/** Rows for a file. They are read while they are taken: who stops taking them ends it. */
export interface Export<Row, Query = unknown> {
  /** The date where the asker works. */
  today: IsoDate;
  query: Query;
  pieces: AsyncGenerator<Row[]>;
}

/** All of something as a file, for who may look at it; the audit says who took what. */
export type Exporting<Row, Query = unknown> = (actor: Actor, input: unknown) => Promise<Export<Row, Query>>;

/** Gives all rows that a query is about, once the audit line is written; `verb` is that of looking at them. */
export function exporting<Schema extends z.ZodType<object>, Row>(
  verb: Verb,
  list: string,
  schema: Schema,
  find: (query: z.output<Schema>, context: Context) => AsyncGenerator<Row[]>,
): Exporting<Row, z.output<Schema>> {
  return operation("exportList", schema, async (query, { tx, audit, actor, me, today, clock }) => {
    assertMay(me.role, verb);
    // Nothing is read of it yet, but what can't be given is refused before it is said to be.
    const pieces = find(query, { actor, me, today, clock });
    const { q, ...filter } = filterOf(query);
    // What somebody looks for may be a name.
    const looked = q === undefined ? {} : { q: { text: await personalText(me.organizationId, me.id, q, tx) } };
    await audit({ subject: ["export", null], after: { list, ...filter, ...looked } });
    return { today, query, pieces };
  });
}

/** What a query narrows down to; in which order, and from which row on, says nothing of what was taken. */
function filterOf(query: object): { q?: string | undefined; [name: string]: unknown } {
  const { sort: _sort, order: _order, count: _count, from, ...filter } = query as Partial<ListQuery>;
  return { ...filter, ...(typeof from === "string" ? { from } : {}) };
}

/** The pieces with something made of each row. */
export async function* eachRow<Row, Made>(
  pieces: AsyncGenerator<Row[]>,
  make: (row: Row) => Made,
): AsyncGenerator<Made[]> {
  for await (const piece of pieces) yield piece.map(make);
}

import type { z } from "zod";
import type { ListQuery } from "#core/lists/listQuery.ts";
import type { Verb } from "#core/people/access/access.ts";
import { assertMay } from "#core/people/access/assertMay.ts";
import { operation } from "../../operation.ts";
import type { Context } from "../../running/WriteContext.ts";
import { personalText } from "../../personalText.ts";
import type { Exporting } from "../List.ts";

export function exporting<Schema extends z.ZodType<object>, Row>(
  verb: Verb,
  list: string,
  schema: Schema,
  find: (query: z.output<Schema>, context: Context) => AsyncGenerator<Row[]> | Promise<AsyncGenerator<Row[]>>,
): Exporting<Row, z.output<Schema>> {
  return operation("exportList", schema, async (query, { tx, audit, actor, me, today, clock }) => {
    assertMay(me.role, verb);
    // Loads no rows yet, but throws for an invalid query before the export is audited.
    const pieces = await find(query, { actor, me, today, clock });
    const { q, ...filter } = filterOf(query);
    // Stores the search text as a personal text, because it may contain a name.
    const looked = q === undefined ? {} : { q: { text: await personalText(me.organizationId, me.id, q, tx) } };
    await audit({ subject: ["export", null], after: { list, ...filter, ...looked } });
    return { today, query, pieces };
  });
}

function filterOf(query: object): { q?: string | undefined; [name: string]: unknown } {
  const { sort: _sort, order: _order, count: _count, from, ...filter } = query as Partial<ListQuery>;
  return { ...filter, ...(typeof from === "string" ? { from } : {}) };
}

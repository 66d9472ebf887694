import type { z } from "zod";
import { Nothing, parseInput } from "#core/inputs.ts";
import type { Verb } from "#core/people/access/access.ts";
import type { ListPage } from "#db/queries/admin/findPage.ts";
import { notFound } from "../../notFound.ts";
import { reading, readingOn } from "../../reading.ts";
import type { Context } from "../../running/WriteContext.ts";
import { searchInTurn } from "../../turns/searchInTurn.ts";
import type { Browsing } from "../List.ts";

export function browsing<Schema extends z.ZodType, Row>(
  verb: Verb,
  what: string,
  schema: Schema,
  find: (query: z.output<Schema>, context: Context) => Promise<ListPage<Row>>,
): Browsing<Row> {
  const findInTurn = (query: z.output<Schema>, context: Context) =>
    searchInTurn(context.me.organizationId, () => find(query, context));
  return {
    list: reading(verb, schema, findInTurn),
    read: readingOn(verb, Nothing, async (id, _, context) => {
      const [found] = (await findInTurn(parseInput(schema, { ids: [id] }), context)).rows;
      if (!found) throw notFound(what);
      return found;
    }),
  };
}

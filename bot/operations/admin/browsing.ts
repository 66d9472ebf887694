import type { z } from "zod";
import { Nothing, parseInput } from "#core/inputs.ts";
import type { Verb } from "#core/people/access/access.ts";
import type { Part } from "#db/queries/admin/findPage.ts";
import type { Actor } from "../actor.ts";
import { type Context, notFound, reading, readingOn } from "../operation.ts";

/** How the console looks at one kind of thing. */
export interface Browsing<Row> {
  /** Some of them, as the query says. */
  list: (actor: Actor, input: unknown) => Promise<Part<Row>>;
  /** One by its id; unknown and of another organisation are the same. */
  read: (actor: Actor, id: string, input: unknown) => Promise<Row>;
}

/** Both ways of looking at one kind of thing, by one query: `what` is how it is called where there is none. */
export function browsing<Schema extends z.ZodType, Row>(
  verb: Verb,
  what: string,
  schema: Schema,
  find: (query: z.output<Schema>, context: Context) => Promise<Part<Row>>,
): Browsing<Row> {
  return {
    list: reading(verb, schema, find),
    read: readingOn(verb, Nothing, async (id, _, context) => {
      const [found] = (await find(parseInput(schema, { ids: [id] }), context)).rows;
      if (!found) throw notFound(what);
      return found;
    }),
  };
}

import { z } from "zod";
import { idField, oneOf, optionalText, orAbsent, wholeNumber } from "#core/inputs.ts";

/** As many as a list holds at once, or as go into a file. */
const MOST = 1000;
const A_PAGE = 50;
const FURTHEST = 1_000_000;

/** What every list is asked for: which part of it, in which order, and the very ones wanted where they are named. */
export interface ListQuery<Order extends string = string> {
  ids?: string[] | undefined;
  q?: string | undefined;
  sort: Order;
  order: "ASC" | "DESC";
  from: number;
  count?: number | undefined;
}

interface Described<Orders extends readonly string[], Filters extends z.ZodRawShape> {
  /** By what the list can be put in order; `id` stands for `sort`. */
  orders: Orders;
  /** The order unless it says otherwise, and its direction. */
  sort: Orders[number];
  order: ListQuery["order"];
  /** What narrows it down besides a search (`q`); each may be left out. */
  filters: Filters;
}

/** The schema of a list's query: what is not known as a filter or an order is refused by name. */
export function listQuery<const Orders extends readonly string[], Filters extends z.ZodRawShape>({
  orders,
  sort,
  order,
  filters,
}: Described<Orders, Filters>) {
  const known: readonly Orders[number][] = orders;
  return z.strictObject(
    {
      ...filters,
      q: optionalText({ max: 200 }),
      ids: z.array(idField("Unknown id")).max(MOST).optional(),
      sort: orAbsent(oneOf([...orders, "id"])).transform(
        (asked): Orders[number] => known.find((one) => one === asked) ?? sort,
      ),
      order: orAbsent(oneOf(["ASC", "DESC"])).transform((asked) => asked ?? order),
      from: orAbsent(wholeNumber({ min: 0, max: FURTHEST })).transform((asked) => asked ?? 0),
      count: orAbsent(wholeNumber({ min: 1, max: MOST })),
    },
    { error: (issue) => (issue.code === "unrecognized_keys" ? unknownFilter(issue.keys) : undefined) },
  );
}

/** How many rows a query asks for: unless it says so, those that it names, else a page. */
export function countOf({ count, ids }: Pick<ListQuery, "count" | "ids">): number {
  return count ?? ids?.length ?? A_PAGE;
}

function unknownFilter(keys: readonly string[]): string {
  return `Unknown filter: ${keys.join(", ").slice(0, 100)}`;
}

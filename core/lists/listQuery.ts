import { z } from "zod";
import { idField, oneOf, optionalText, orAbsent, wholeNumber } from "#core/inputs.ts";

const MAX = 1000;
const A_PAGE = 50;
const FURTHEST = 1_000_000;

export interface ListQuery<Order extends string = string> {
  ids?: string[] | undefined;
  q?: string | undefined;
  sort: Order;
  order: "ASC" | "DESC";
  from: number;
  count?: number | undefined;
}

interface Described<Orders extends readonly string[], Filters extends z.ZodRawShape> {
  /** A query that sorts by `id` gets the default, `sort`. */
  orders: Orders;
  sort: Orders[number];
  order: ListQuery["order"];
  filters: Filters;
}

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
      ids: z.array(idField("Unknown ID")).max(MAX).optional(),
      sort: orAbsent(oneOf([...orders, "id"])).transform(
        (asked): Orders[number] => known.find((one) => one === asked) ?? sort,
      ),
      order: orAbsent(oneOf(["ASC", "DESC"])).transform((asked) => asked ?? order),
      from: orAbsent(wholeNumber({ min: 0, max: FURTHEST })).transform((asked) => asked ?? 0),
      count: orAbsent(wholeNumber({ min: 1, max: MAX })),
    },
    { error: (issue) => (issue.code === "unrecognized_keys" ? unknownFilter(issue.keys) : undefined) },
  );
}

export function countOf({ count, ids }: Pick<ListQuery, "count" | "ids">): number {
  return count ?? ids?.length ?? A_PAGE;
}

function unknownFilter(keys: readonly string[]): string {
  return `Unknown filter: ${keys.join(", ").slice(0, 100)}`;
}

import { countOf, type ListQuery } from "#core/lists/listQuery.ts";
import { search } from "../statement.ts";
import { conditionsOf, orderOf } from "./conditionsOf.ts";

/** A list of the console: the SQL of it, by what it can be narrowed down and put in order. */
export interface PagedList<Query extends ListQuery> {
  /** What is told of each; with `joins`, what that takes besides the table. */
  columns: string;
  joins?: string;
  /** What a file tells of each besides. */
  inFile?: string;
  /** The table with its alias, and what holds for all of the list. `$1` is the organisation, then come `facts`. */
  table: string;
  where: string;
  /** The condition that each filter sets; it knows the table only, so that counting needs nothing else. */
  filters: { [Filter in Exclude<keyof Query, Asked>]-?: (value: string, asked: Query[Filter]) => string };
  /** What a search looks through, likewise; the value is a pattern. */
  search: (pattern: string) => string;
  orders: Record<Query["sort"], string>;
  /** By these, what has no value comes last whichever way; only where there may be none, as no index is in that order. */
  blanksLast?: readonly Query["sort"][];
  /** What tells two rows apart, and the last resort of each order. */
  id: string;
  /** The alias of the table, where all orders but a few ask it alone: rows are chosen then before `joins` are joined. */
  chosenBy?: { alias: string; except: readonly Query["sort"][] };
}

/** A part of a list, and how many there are in all. */
export interface Part<Row> {
  rows: Row[];
  total: number;
}

type Asked = "ids" | "q" | "sort" | "order" | "from" | "count";

/**
 * A part of a list, and how many there are in all: one statement each. How many rows to give stands in the text, as a
 * number that was checked: PostgreSQL finds the first fifty of a hundred thousand by index only if it knows that they are
 * fifty.
 */
export async function findPage<Row extends object, Query extends ListQuery>(
  list: PagedList<Query>,
  query: Query,
  [organizationId, ...facts]: [organizationId: string, ...facts: unknown[]],
): Promise<Part<Row>> {
  const { columns, joins = "", table } = list;
  const { sort, from } = query;
  const count = countOf(query);
  const { where, values } = conditionsOf(list, query, [organizationId, ...facts]);
  const by = orderOf(list, query);
  const part = `ORDER BY ${by} OFFSET ${from} LIMIT ${count}`;
  const early = list.chosenBy && !list.chosenBy.except.includes(sort) ? list.chosenBy.alias : undefined;
  const text = early
    ? `SELECT ${columns} FROM (SELECT ${early}.* FROM ${table} ${where} ${part}) ${early} ${joins} ORDER BY ${by}`
    : `SELECT ${columns} FROM ${table} ${joins} ${where} ${part}`;
  const found = await search<Row>(text, values);
  const isWhole = from === 0 && found.length < count;
  if (isWhole) return { rows: found, total: found.length };
  const counting = `SELECT count(*)::int AS total FROM ${table} ${where}`;
  const [counted] = await search<{ total: number }>(counting, values);
  return { rows: found, total: counted?.total ?? 0 };
}

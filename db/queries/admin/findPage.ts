import { countOf, type ListQuery } from "#core/lists/listQuery.ts";
import { search } from "../statement.ts";
import { conditionsOf, orderOf } from "./conditionsOf.ts";

/** A list of the console: its SQL, filters and orders. */
export interface PagedList<Query extends ListQuery> {
  /** The columns of each row; `joins` are the tables needed for them. */
  columns: string;
  joins?: string;
  /** Additional columns for files. */
  inFile?: string;
  /** The table with its alias, and the condition of the whole list. `$1` is the organization, followed by `facts`. */
  table: string;
  where: string;
  /** The condition of each filter. It may refer only to the table, so that counting needs no joins. */
  filters: { [Filter in Exclude<keyof Query, Asked>]-?: (value: string, asked: Query[Filter]) => string };
  /** The condition of a search, which also may refer only to the table; the value is a pattern. */
  search: (pattern: string) => string;
  orders: Record<Query["sort"], string>;
  /**
   * Orders in which missing values come last in both directions. Only for columns that may be null, because no index
   * has this order.
   */
  blanksLast?: readonly Query["sort"][];
  /** Distinguishes rows, and breaks ties in each order. */
  id: string;
  /**
   * The alias of the table, if all orders except a few need only its columns: rows are then selected before `joins` are
   * applied.
   */
  chosenBy?: { alias: string; except: readonly Query["sort"][] };
}

/** A page of a list, and the total number of rows. */
export interface Part<Row> {
  rows: Row[];
  total: number;
}

type Asked = "ids" | "q" | "sort" | "order" | "from" | "count";

/**
 * Returns a page of a list and the total number of rows, with one statement each. The limit is part of the text, as a
 * checked number, because PostgreSQL uses the index for the first fifty of a hundred thousand rows only if it knows the
 * limit.
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

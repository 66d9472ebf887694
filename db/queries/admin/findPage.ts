import { countOf, type ListQuery } from "#core/lists/listQuery.ts";
import { rows } from "../statement.ts";

/** A list of the console: the SQL of it, by what it can be narrowed down and put in order. */
export interface PagedList<Query extends ListQuery> {
  /** What is told of each; with `joins`, what that takes besides the table. */
  columns: string;
  joins?: string;
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
 * A part of a list, and how many there are in all: one statement each. They are not prepared: there are too many ways to
 * ask. How many rows to give stands in the text, as a number that was checked: PostgreSQL finds the first fifty of a
 * hundred thousand by index only if it knows that they are fifty.
 */
export async function findPage<Row extends object, Query extends ListQuery>(
  list: PagedList<Query>,
  query: Query,
  [organizationId, ...facts]: [organizationId: string, ...facts: unknown[]],
): Promise<Part<Row>> {
  const { columns, joins = "", table, id, orders } = list;
  const { sort, order, from } = query;
  const count = countOf(query);
  const { conditions, values } = conditionsOf(list, query, [organizationId, ...facts]);
  const where = `WHERE ${conditions.join(" AND ")}`;
  const blanks = list.blanksLast?.includes(sort) ? "NULLS LAST" : "";
  const by = `${orders[sort as Query["sort"]]} ${order} ${blanks}, ${id} ${order}`;
  const part = `ORDER BY ${by} OFFSET ${from} LIMIT ${count}`;
  const early = list.chosenBy && !list.chosenBy.except.includes(sort) ? list.chosenBy.alias : undefined;
  const text = early
    ? `SELECT ${columns} FROM (SELECT ${early}.* FROM ${table} ${where} ${part}) ${early} ${joins} ORDER BY ${by}`
    : `SELECT ${columns} FROM ${table} ${joins} ${where} ${part}`;
  const found = await rows<Row>({ name: "", text }, values);
  const isWhole = from === 0 && found.length < count;
  if (isWhole) return { rows: found, total: found.length };
  const counting = `SELECT count(*)::int AS total FROM ${table} ${where}`;
  const [counted] = await rows<{ total: number }>({ name: "", text: counting }, values);
  return { rows: found, total: counted?.total ?? 0 };
}

function conditionsOf<Query extends ListQuery>(list: PagedList<Query>, query: Query, known: unknown[]) {
  const values = [...known];
  const bound = (value: unknown) => `$${values.push(value)}`;
  const conditions = [list.where];
  if (query.ids) conditions.push(`${list.id} = ANY (${bound(query.ids)}::uuid[])`);
  if (query.q !== undefined) conditions.push(`(${list.search(`${bound(patternOf(query.q))}::text`)})`);
  const asked = query as unknown as Record<string, unknown>;
  for (const [name, condition] of Object.entries<(value: string, asked: never) => string>(list.filters)) {
    if (asked[name] !== undefined) conditions.push(`(${condition(bound(asked[name]), asked[name] as never)})`);
  }
  return { conditions, values };
}

/** What is typed is looked for as it stands: `%` and `_` mean themselves. */
function patternOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

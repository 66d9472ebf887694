import { countOf, type ListQuery } from "#core/lists/listQuery.ts";
import { search } from "../statement.ts";
import { conditionsOf, orderOf } from "./conditionsOf.ts";
import type { PagedList } from "./PagedList.ts";

export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

/** Inlines the limit as a checked number, so that PostgreSQL plans the statement for this limit. */
export async function findPage<Row extends object, Query extends ListQuery>(
  list: PagedList<Query>,
  query: Query,
  [organizationId, ...facts]: [organizationId: string, ...facts: unknown[]],
): Promise<ListPage<Row>> {
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

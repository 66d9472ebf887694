import type { ListQuery } from "#core/lists/listQuery.ts";
import type { SearchValues } from "../statement.ts";
import type { PagedList } from "./PagedList.ts";

export function conditionsOf<Query extends ListQuery>(
  list: PagedList<Query>,
  query: Query,
  known: SearchValues,
): { where: string; values: SearchValues } {
  const values: SearchValues = [...known];
  const bound = (value: unknown) => `$${values.push(value)}`;
  const conditions = [list.where];
  if (query.ids) conditions.push(`${list.id} = ANY (${bound(query.ids)}::uuid[])`);
  if (query.q !== undefined) conditions.push(`(${list.search(`${bound(patternOf(query.q))}::text`)})`);
  const asked = query as unknown as Record<string, unknown>;
  for (const [name, condition] of Object.entries<(value: string, asked: never) => string>(list.filters)) {
    if (asked[name] !== undefined) conditions.push(`(${condition(bound(asked[name]), asked[name] as never)})`);
  }
  return { where: `WHERE ${conditions.join(" AND ")}`, values };
}

export function orderOf<Query extends ListQuery>(list: PagedList<Query>, { sort, order }: Query): string {
  const blanks = list.blanksLast?.includes(sort) ? "NULLS LAST" : "";
  return `${list.orders[sort as Query["sort"]]} ${order} ${blanks}, ${list.id} ${order}`;
}

function patternOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

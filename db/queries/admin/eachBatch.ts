import type { ListQuery } from "#core/lists/listQuery.ts";
import { inBatches } from "../inBatches.ts";
import { conditionsOf, orderOf } from "./conditionsOf.ts";
import type { PagedList } from "./PagedList.ts";

export function eachBatch<Row extends object, Query extends ListQuery>(
  list: PagedList<Query>,
  query: Query,
  known: [organizationId: string, ...facts: unknown[]],
): AsyncGenerator<Row[]> {
  const { columns, inFile, joins = "", table } = list;
  const { where, values } = conditionsOf(list, query, known);
  const selected = inFile === undefined ? columns : `${columns}, ${inFile}`;
  return inBatches<Row>(
    known[0],
    `SELECT ${selected} FROM ${table} ${joins} ${where} ORDER BY ${orderOf(list, query)}`,
    values,
  );
}

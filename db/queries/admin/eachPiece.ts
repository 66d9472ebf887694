import type { ListQuery } from "#core/lists/listQuery.ts";
import { inPieces } from "../inPieces.ts";
import { conditionsOf, orderOf } from "./conditionsOf.ts";
import type { PagedList } from "./findPage.ts";

/** All of a list that a query is about, whatever part of it that asks for, in its order and in pieces: what goes into a file. */
export function eachPiece<Row extends object, Query extends ListQuery>(
  list: PagedList<Query>,
  query: Query,
  known: [organizationId: string, ...facts: unknown[]],
): AsyncGenerator<Row[]> {
  const { columns, inFile, joins = "", table } = list;
  const { where, values } = conditionsOf(list, query, known);
  const told = inFile === undefined ? columns : `${columns}, ${inFile}`;
  return inPieces<Row>(
    known[0],
    `SELECT ${told} FROM ${table} ${joins} ${where} ORDER BY ${orderOf(list, query)}`,
    values,
  );
}

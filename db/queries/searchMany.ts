import { ArrivingRows } from "./ArrivingRows.ts";
import type { SearchValues } from "./statement.ts";

type Conversion<Row extends object, Result> = (row: Row) => Result;

export async function searchMany<Row extends object, Result>(
  text: string,
  values: SearchValues,
  resultOf: Conversion<Row, Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for await (const rows of await ArrivingRows.ofSearch<Row>(text, values)) {
    for (const row of rows) results.push(resultOf(row));
  }
  return results;
}

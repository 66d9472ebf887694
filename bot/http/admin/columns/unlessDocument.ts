import type { CsvCell } from "#core/lists/csvLine.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";

/** Returns a column that is blank for policies with a document, because their simple terms have no meaning. */
export function unlessDocument<Row extends Pick<PolicyTerms, "document">>(
  cell: (row: Row) => CsvCell,
): (row: Row) => CsvCell {
  return (row) => (row.document ? null : cell(row));
}

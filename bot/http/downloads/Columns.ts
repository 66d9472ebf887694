import type { CsvCell } from "#core/lists/csvLine.ts";
import { unusedName } from "#core/reports/unusedName.ts";

type Cell<Row> = (row: Row) => CsvCell;

/**
 * The columns of a CSV file in order: each header, with the function that returns the cell for a row. Headers that come
 * from names need a list, because an object puts numbers such as "2026" first and drops duplicates.
 */
export type Columns<Row> = ColumnRecord<Row> | ColumnList<Row>;
export type ColumnRecord<Row> = Readonly<Record<string, Cell<Row>>>;
export type ColumnList<Row> = readonly (readonly [header: string, cell: Cell<Row>])[];

/** Returns columns as a list. Adds a number to a header that an earlier column already has. */
export function columnList<Row>(...parts: readonly Columns<Row>[]): ColumnList<Row> {
  const taken = new Set<string>();
  return parts
    .flatMap((part) => (Array.isArray(part) ? (part as ColumnList<Row>) : Object.entries(part)))
    .map(([header, cell]) => [unusedName(header, taken), cell]);
}

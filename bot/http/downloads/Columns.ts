import type { CsvCell } from "#core/lists/csvLine.ts";
import { unusedName } from "#core/reports/unusedName.ts";

type Cell<Row> = (row: Row) => CsvCell;

/**
 * In the order of the file. Headers that come from names need a list, because an object puts numbers such as "2026"
 * first and drops duplicates.
 */
export type Columns<Row> = ColumnRecord<Row> | ColumnList<Row>;
export type ColumnRecord<Row> = Readonly<Record<string, Cell<Row>>>;
export type ColumnList<Row> = readonly (readonly [header: string, cell: Cell<Row>])[];

/** Adds a number to a header that an earlier column already has. */
export function columnList<Row>(...parts: readonly Columns<Row>[]): ColumnList<Row> {
  const taken = new Set<string>();
  return parts
    .flatMap((part) => (Array.isArray(part) ? (part as ColumnList<Row>) : Object.entries(part)))
    .map(([header, cell]) => [unusedName(header, taken), cell]);
}

import type { CsvCell } from "#core/lists/csvLine.ts";
import { unusedName } from "#core/reports/unusedName.ts";

type Cell<Row> = (row: Row) => CsvCell;

/** Use a list for duplicate headers and for headers such as "2026", which an object would sort first. */
export type Columns<Row> = ColumnRecord<Row> | ColumnList<Row>;
export type ColumnRecord<Row> = Readonly<Record<string, Cell<Row>>>;
export type ColumnList<Row> = readonly (readonly [header: string, cell: Cell<Row>])[];

export function columnList<Row>(...parts: readonly Columns<Row>[]): ColumnList<Row> {
  const taken = new Set<string>();
  return parts
    .flatMap((part) => (Array.isArray(part) ? (part as ColumnList<Row>) : Object.entries(part)))
    .map(([header, cell]) => [unusedName(header, taken), cell]);
}

import type { CsvCell } from "#core/lists/csvLine.ts";

/** The columns of a CSV file in order: each header, with the function that returns the cell for a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

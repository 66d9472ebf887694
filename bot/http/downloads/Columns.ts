import type { CsvCell } from "#core/lists/csvLine.ts";

/** The columns of a CSV file in order: each header, with the function that returns its cell in a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

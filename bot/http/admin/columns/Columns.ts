import type { CsvCell } from "#core/lists/csvLine.ts";

/** The columns of a file in their order: what stands at the head of each, and in it for a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

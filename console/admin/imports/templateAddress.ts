import { CSV_MARK, csvLine } from "#core/lists/csvLine.ts";
import type { ImportColumn } from "./importKinds.ts";

/** Returns a data URL of a CSV file with the header and an example row; the file is built in the browser. */
export function templateAddress(columns: readonly ImportColumn[]): string {
  const lines = [columns.map(({ name }) => name), columns.map(({ example }) => example)];
  return `data:text/csv;charset=utf-8,${encodeURIComponent(CSV_MARK + lines.map(csvLine).join(""))}`;
}

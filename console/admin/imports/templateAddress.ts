import { CSV_MARK, csvLine } from "#core/lists/csvLine.ts";
import type { ImportColumn } from "./importKinds.ts";

/** The address of a file with the header and one line to follow; the browser makes the file, no server is asked. */
export function templateAddress(columns: readonly ImportColumn[]): string {
  const lines = [columns.map(({ name }) => name), columns.map(({ example }) => example)];
  return `data:text/csv;charset=utf-8,${encodeURIComponent(CSV_MARK + lines.map(csvLine).join(""))}`;
}

/** The value of a CSV cell. */
export type CsvCell = string | number | boolean | null | undefined;

/** Beginnings of text that spreadsheets interpret as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The byte order mark, by which spreadsheets recognize UTF-8. */
export const CSV_MARK = "\uFEFF";

/**
 * Returns a CSV line with its line end (RFC 4180). An apostrophe is put before text that a spreadsheet would run as a
 * formula; numbers stay numbers.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quoted(textOf(cell))).join(",")}\r\n`;
}

/** Removes the apostrophe that `csvLine` put before a formula. */
export function fromCsvCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

function textOf(cell: CsvCell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell !== "string") return String(cell);
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What stands in a cell of a CSV file. */
export type CsvCell = string | number | boolean | null | undefined;

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The beginning of a file by which spreadsheets know that it is UTF-8. */
export const CSV_MARK = "\uFEFF";

/**
 * A line of a CSV file with its end (RFC 4180). Text that a spreadsheet would run as a formula begins with an apostrophe;
 * numbers stay numbers.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quoted(textOf(cell))).join(",")}\r\n`;
}

/** What was meant by a text that came back from such a file: without the apostrophe before a formula. */
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

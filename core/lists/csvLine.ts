export type CsvCell = string | number | boolean | null | undefined;

/** The characters that begin a formula, including the full-width forms that East Asian spreadsheets accept. */
const SIGNS = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20]`;
const FORMULA = new RegExp(String.raw`^(?:${SIGNS}|[\t\r\n])`);
/** A position where a spreadsheet that splits cells at semicolons or tabs would start a cell with a formula. */
const INNER_FORMULA = new RegExp(String.raw`(?<=[;\t\r\n])(?="*${SIGNS})`, "g");
const INNER_MARK = new RegExp(String.raw`(?<=[;\t\r\n])'(?="*${SIGNS})`, "g");

/** The byte order mark, by which spreadsheets recognize UTF-8. */
export const CSV_MARK = "\uFEFF";

/**
 * With its line ending (RFC 4180). Puts an apostrophe before text that a spreadsheet would run as a formula, even
 * within a cell that it might split; numbers stay numbers.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quoted(textOf(cell))).join(",")}\r\n`;
}

/** Removes the apostrophes that `csvLine` put before formulas. */
export function fromCsvCell(text: string): string {
  const plain = text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
  return plain.replaceAll(INNER_MARK, "");
}

function textOf(cell: CsvCell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell !== "string") return String(cell);
  const inert = cell.replaceAll(INNER_FORMULA, "'");
  return FORMULA.test(inert) ? `'${inert}` : inert;
}

function quoted(text: string): string {
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export type CsvCell = string | number | boolean | null | undefined;

/** Characters that begin a formula. East Asian spreadsheets also accept the full-width forms. */
const SIGNS = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20]`;
const FORMULA = new RegExp(String.raw`^(?:${SIGNS}|[\t\r\n])`);
/** Matches where a formula could start in a spreadsheet that splits cells at semicolons, tabs, or line breaks. */
const INNER_FORMULA = new RegExp(String.raw`(?<=[;\t\r\n])(?="*${SIGNS})`, "g");
const INNER_MARK = new RegExp(String.raw`(?<=[;\t\r\n])'(?="*${SIGNS})`, "g");

export const CSV_MARK = "\uFEFF";

/**
 * Returns a line with its ending (RFC 4180). Security: an apostrophe keeps a spreadsheet from running text as a
 * formula.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map((cell) => quoted(textOf(cell))).join(",")}\r\n`;
}

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

import { brokenFile } from "./brokenFile.ts";

/** The columns that a file may have. */
export interface FileColumns<Column extends string = string> {
  required: readonly Column[];
  optional: readonly Column[];
  /** Columns of our own exports that are accepted but not imported. */
  ignored?: readonly string[];
}

/**
 * Returns the column at each position of a file; null for an ignored one. Throws (400) for unknown, missing or repeated
 * columns.
 */
export function readHeader(cells: readonly string[], columns: FileColumns): (string | null)[] {
  const { required, optional, ignored = [] } = columns;
  const known: readonly string[] = [...required, ...optional];
  const named = withoutEmptyEnd(cells).map((cell) => ({ cell: cell.trim(), column: columnNamed(cell) }));
  const missing = required.filter((column) => !named.some((one) => one.column === column));
  if (!named.some(({ column }) => known.includes(column)))
    throw brokenFile(`The first line must name the columns: ${list(known)}`);
  const unknown = named.find(({ column }) => !known.includes(column) && !ignored.includes(column));
  if (unknown?.cell === "") throw brokenFile("Every column needs a name in the first line");
  if (unknown) throw brokenFile(`Unknown column "${shortened(unknown.cell)}". There are ${list(known)}`);
  if (missing.length > 0) throw brokenFile(`The column ${list(missing)} is missing`);
  const twice = named.find(({ column }, place) => named.findIndex((one) => one.column === column) !== place);
  if (twice) throw brokenFile(`The column "${twice.cell}" appears twice`);
  return named.map(({ column }) => (known.includes(column) ? column : null));
}

/** Removes the empty cells that spreadsheets leave at the end of a row. */
export function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);
}

/** Ignores case, underscores and repeated spaces. */
function columnNamed(cell: string): string {
  const name = cell
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, " ");
  return name.replace(/\be-mail\b/, "email");
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function list(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${words.at(-1)}` : (words[0] ?? "");
}

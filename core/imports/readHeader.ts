import { brokenFile } from "./brokenFile.ts";

/** What the header of a file may name. */
export interface FileColumns<Column extends string = string> {
  required: readonly Column[];
  optional: readonly Column[];
  /** What our own exports have besides, which can't be imported. */
  ignored?: readonly string[];
}

/** The column that stands at each place of a file; null is one that is passed over. Refuses (400) a header with columns unknown, missing or twice. */
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

/** The cells of a row without the empty ones that spreadsheets leave at its end. */
export function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);
}

/** Capitals, underscores and double spaces make no difference. */
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

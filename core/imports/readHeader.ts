import { listText } from "#core/listText.ts";
import { brokenFile } from "./WrongRows.ts";

export interface FileColumns<Column extends string = string> {
  required: readonly Column[];
  optional: readonly Column[];
  ignored?: readonly string[];
  /** Keys are in lowercase, with spaces between words. */
  otherNames?: ReadonlyMap<string, Column>;
  dates?: readonly Column[];
  joined?: ReadonlyMap<Column, readonly string[]>;
}

export function choosableFields({ required, optional, joined }: FileColumns): string[] {
  return [...required, ...optional].flatMap((field) => [field, ...(joined?.get(field) ?? [])]);
}

/** Returns null for an ignored column. Throws (400) for unknown, unnamed, missing, or repeated columns. */
export function readHeader(cells: readonly string[], columns: FileColumns): (string | null)[] {
  const { required, optional, ignored = [], otherNames } = columns;
  const known: readonly string[] = [...required, ...optional];
  const named = withoutEmptyEnd(cells).map((cell) => {
    const name = plainName(cell);
    return { cell: cell.trim(), column: otherNames?.get(name) ?? name };
  });
  const missing = required.filter((column) => !named.some((one) => one.column === column));
  if (!named.some(({ column }) => known.includes(column)))
    throw brokenFile(`The first line must name the columns: ${listText(known)}`);
  const unknown = named.find(({ column }) => !known.includes(column) && !ignored.includes(column));
  if (unknown?.cell === "") throw brokenFile("Every column needs a name in the first line");
  if (unknown) throw brokenFile(`Unknown column “${shortened(unknown.cell)}”. The columns are ${listText(known)}.`);
  if (missing.length === 1) throw brokenFile(`The column ${listText(missing)} is missing`);
  if (missing.length > 1) throw brokenFile(`The columns ${listText(missing)} are missing`);
  const twice = named.find(({ column }, place) => named.findIndex((one) => one.column === column) !== place);
  if (twice) throw brokenFile(`The column “${twice.cell}” appears twice`);
  return named.map(({ column }) => (known.includes(column) ? column : null));
}

export function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== "") + 1);
}

function plainName(cell: string): string {
  const name = cell
    .trim()
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replaceAll(/[\s_]+/g, " ");
  return name.replace(/\be-mail\b/, "email");
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

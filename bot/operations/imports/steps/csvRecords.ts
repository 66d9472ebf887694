import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { MAX_BLANK_ROWS, MAX_CHARACTERS_A_ROW, MAX_ROWS } from "#core/imports/importLimits.ts";
import { brokenFile } from "#core/imports/WrongRows.ts";
import { decodedText, type FileEncoding } from "./decodedText.ts";

interface CsvRecord {
  line: number;
  cells: string[];
}

const DELIMITERS = [",", ";", "\t"];
const PIECE = 8192;
const SEPARATOR = /^sep=/i;

/** Throws (400) if the file can't be used. */
export async function* csvRecords(
  file: AsyncIterable<Uint8Array>,
  onEncoding?: (encoding: FileEncoding) => void,
): AsyncGenerator<CsvRecord> {
  const text = decodedText(inPieces(file), onEncoding);
  const head = await headOf(text);
  const parser = parse({
    delimiter: delimiterOf(head),
    info: true,
    max_record_size: MAX_CHARACTERS_A_ROW,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    skip_empty_lines: true,
  });
  pipeline(Readable.from(wholeOf(head, text)), parser, () => {});
  let doubled = 0;
  let blank = 0;
  let filled = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number; records: number };
    }>) {
      // Within quotes, the parser counts a two-character line ending twice.
      doubled += endsWithin(record, /\r\n/g);
      if (record.every((cell) => cell.trim() === "")) {
        if (++blank > MAX_BLANK_ROWS) throw brokenFile("The file has more than 50,000 empty rows");
        continue;
      }
      // Some spreadsheets name the delimiter in an extra first line.
      if (info.records === 1 && SEPARATOR.test(record[0] ?? "")) continue;
      if (++filled > MAX_ROWS + 1) throw brokenFile("The file has more than 20,000 rows");
      yield { line: info.lines - doubled - endsWithin(record, /\r\n|\n|\r/g), cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? brokenFile(troubleOf(error)) : error;
  }
}

/** Splits the file, because the parser doesn't pause within a piece. */
async function* inPieces(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const bytes of file) {
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
  }
}

async function headOf(text: AsyncGenerator<string>): Promise<string> {
  let head = "";
  let isBlank = true;
  for (let next = await text.next(); !next.done; next = await text.next()) {
    head += next.value;
    const piece: string = isBlank ? next.value.trimStart() : next.value;
    isBlank &&= piece === "";
    if (/[\r\n]/.test(piece) || head.length > MAX_CHARACTERS_A_ROW) return head;
  }
  if (head.trim() === "") throw brokenFile("The file is empty");
  return head;
}

async function* wholeOf(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

function delimiterOf(head: string): string {
  const [header = ""] = head.trimStart().split(/[\r\n]/, 1);
  const unquoted = header.replaceAll(/"[^"]*"/g, "");
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  return DELIMITERS.reduce((most, one) => (count(one) > count(most) ? one : most));
}

function endsWithin(cells: readonly string[], end: RegExp): number {
  return cells.reduce((sum, cell) => sum + (cell.match(end)?.length ?? 0), 0);
}

function troubleOf(error: CsvError): string {
  const at = typeof error["lines"] === "number" ? `Line ${error["lines"]}` : "A line";
  if (error.code === "CSV_MAX_RECORD_SIZE") return `${at} is longer than 64 KB`;
  if (error.code === "CSV_QUOTE_NOT_CLOSED") return "A quotation mark is opened but never closed";
  return `${at} isn't valid CSV: check its quotation marks`;
}

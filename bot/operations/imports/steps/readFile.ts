import { z } from "zod";
import { brokenFile, MAX_ROWS } from "#core/imports/brokenFile.ts";
import { readHeader, type FileColumns } from "#core/imports/readHeader.ts";
import { type ReadRow, readRow } from "#core/imports/readRow.ts";
import { IMPORT_MODES } from "#core/imports/RowVerdict.ts";
import { oneOf } from "#core/inputs.ts";
import { csvRecords } from "./csvRecords.ts";

/** The input of an import: its mode, preview or import, and a function that opens the file as it arrives. */
export const FileInput = z.object({
  mode: oneOf(IMPORT_MODES),
  file: z.custom<() => AsyncIterable<Uint8Array>>((file) => typeof file === "function"),
});

/**
 * Parses a CSV file row by row with a schema whose fields are named like the columns. Throws a refusal (400) for an
 * unreadable file.
 */
export async function readFile<Schema extends z.ZodObject>(
  file: AsyncIterable<Uint8Array>,
  columns: FileColumns,
  schema: Schema,
): Promise<ReadRow<z.output<Schema>>[]> {
  let header: (string | null)[] | undefined;
  const rows: ReadRow<z.output<Schema>>[] = [];
  for await (const record of csvRecords(file)) {
    if (!header) {
      header = readHeader(record.cells, columns);
      continue;
    }
    if (rows.length === MAX_ROWS) throw brokenFile("The file has more than 20,000 rows");
    rows.push(readRow(schema, header, record));
  }
  if (rows.length === 0) throw brokenFile(header ? "The file has a header but no rows" : "The file is empty");
  return rows;
}

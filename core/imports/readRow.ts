import type { z } from "zod";
import { emailField } from "#core/inputs.ts";
import { plainly } from "#core/inputWording.ts";
import { fromCsvCell } from "#core/lists/csvLine.ts";
import { withoutEmptyEnd } from "./readHeader.ts";
import type { RowReason } from "./RowVerdict.ts";

/** A row of a file, read: what it says, or why that can't be read. */
export interface ReadRow<Row> {
  line: number;
  /** The e-mail as far as it can be read; empty where it can't. */
  email: string;
  /** What stands in its place, to find the row by. */
  written: string;
  row: Row | null;
  reasons: RowReason[];
}

const MOST_WRITTEN = 254;
const email = emailField();

/** Reads the cells of a row, each under its column of the header, by a schema whose fields are called like the columns. */
export function readRow<Schema extends z.ZodObject>(
  schema: Schema,
  header: readonly (string | null)[],
  { line, cells }: { line: number; cells: readonly string[] },
): ReadRow<z.output<Schema>> {
  const values: Record<string, string> = {};
  header.forEach((column, place) => {
    if (column !== null) values[column] = fromCsvCell(cells[place] ?? "");
  });
  const written = (values["email"] ?? "").trim().slice(0, MOST_WRITTEN);
  const found = { line, email: email.safeParse(written).data ?? "", written };
  const [has, wants] = [withoutEmptyEnd(cells).length, header.length];
  if (has > wants || cells.length < wants) {
    const text = `This row has ${Math.max(has, cells.length)} cells, and the header ${wants}`;
    return { ...found, row: null, reasons: [{ column: null, text }] };
  }
  const parsed = schema.safeParse(values, { error: plainly });
  if (parsed.success) return { ...found, row: parsed.data, reasons: [] };
  const reasons = parsed.error.issues.map(({ path, message }) => ({ column: path.join(" ") || null, text: message }));
  return { ...found, row: null, reasons };
}

import type { z } from "zod";
import { emailField } from "#core/inputs.ts";
import { plainly } from "#core/inputWording.ts";
import { fromCsvCell } from "#core/lists/csvLine.ts";
import { withoutEmptyEnd } from "./readHeader.ts";
import type { RowReason } from "./RowVerdict.ts";

/** A row of a file: its parsed values, or the reasons why it can't be parsed. */
export interface ReadRow<Row> {
  line: number;
  /** The parsed email; empty if it is invalid. */
  email: string;
  /** The email cell's text, which identifies the row. */
  written: string;
  row: Row | null;
  /** The parsed values of the valid columns. */
  valid: Partial<Row>;
  reasons: RowReason[];
}

const MAX_WRITTEN = 254;
const email = emailField();

/** Parses a row's cells with a schema whose fields are named like the header's columns. */
export function readRow<Schema extends z.ZodObject>(
  schema: Schema,
  header: readonly (string | null)[],
  { line, cells }: { line: number; cells: readonly string[] },
): ReadRow<z.output<Schema>> {
  const values: Record<string, string> = {};
  header.forEach((column, place) => {
    if (column !== null) values[column] = fromCsvCell(cells[place] ?? "");
  });
  const written = (values["email"] ?? "").trim().slice(0, MAX_WRITTEN);
  const found = { line, email: email.safeParse(written).data ?? "", written };
  const [has, wants] = [withoutEmptyEnd(cells).length, header.length];
  if (has > wants || cells.length < wants) {
    const text = `This row has ${Math.max(has, cells.length)} cells, but the header has ${wants}`;
    return { ...found, row: null, valid: {}, reasons: [{ column: null, text }] };
  }
  const parsed = schema.safeParse(values, { error: plainly });
  if (parsed.success) return { ...found, row: parsed.data, valid: parsed.data, reasons: [] };
  const reasons = parsed.error.issues.map(({ path, message }) => ({ column: path.join(" ") || null, text: message }));
  return { ...found, row: null, valid: validPart(schema, values), reasons };
}

/** Parses each column separately and returns the values of the valid ones. */
function validPart<Schema extends z.ZodObject>(
  schema: Schema,
  values: Record<string, string>,
): Partial<z.output<Schema>> {
  const columns = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([column, field]) => {
    const parsed = field.safeParse(values[column]);
    return parsed.success && parsed.data !== undefined ? [[column, parsed.data] as const] : [];
  });
  return Object.fromEntries(columns) as Partial<z.output<Schema>>;
}

import type { z } from "zod";
import { countText } from "#core/countText.ts";
import { emailField } from "#core/inputs.ts";
import { plainly } from "#core/inputWording.ts";
import { fromCsvCell } from "#core/lists/csvLine.ts";
import { fromWrittenDate } from "./mapping/writtenDate.ts";
import type { ReadingPlan } from "./mapping/readingPlan.ts";
import { withoutEmptyEnd } from "./readHeader.ts";
import type { RowReason } from "./RowVerdict.ts";

export interface ReadRow<Row> {
  line: number;
  /** Empty if the email is invalid. */
  email: string;
  written: string;
  cells: Readonly<Record<string, string>>;
  isFixed: boolean;
  row: Row | null;
  valid: Partial<Row>;
  reasons: RowReason[];
}

const MAX_WRITTEN = 254;

const email = emailField();

export function readRow<Schema extends z.ZodObject>(
  schema: Schema,
  plan: ReadingPlan,
  { line, cells }: { line: number; cells: readonly string[] },
): ReadRow<z.output<Schema>> {
  const fix = plan.fixes.get(line);
  const isFixed = fix !== undefined;
  const values = isFixed ? { ...fieldsOf(cells, plan), ...fix } : fieldsOf(cells, plan);
  const written = (values["email"] ?? "").trim().slice(0, MAX_WRITTEN);
  const address = email.safeParse(written).data ?? "";
  const found = { line, email: address, written, cells: values, isFixed };
  const [has, wants] = [withoutEmptyEnd(cells).length, plan.header.length];
  if (!isFixed && (has > wants || cells.length < wants)) {
    const text = `This row has ${countText(Math.max(has, cells.length), "cell")}, but the header has ${wants}`;
    return { row: null, valid: {}, reasons: [{ column: null, text }], ...found };
  }
  const dated = withIsoDates(values, plan);
  const parsed = schema.safeParse(dated, { error: plainly });
  if (parsed.success) return { row: parsed.data, valid: parsed.data, reasons: [], ...found };
  const reasons = parsed.error.issues.map(({ path, message }) => ({ column: path.join(" ") || null, text: message }));
  return { row: null, valid: validPart(schema, dated), reasons, ...found };
}

function fieldsOf(cells: readonly string[], { header, joined }: ReadingPlan): Record<string, string> {
  const values: Record<string, string> = {};
  header.forEach((column, place) => {
    if (column !== null) values[column] = fromCsvCell(cells[place] ?? "");
  });
  for (const [field, parts] of joined) {
    if (!parts.some((part) => values[part] !== undefined)) continue;
    values[field] = parts
      .map((part) => values[part]?.trim() ?? "")
      .filter((part) => part !== "")
      .join(" ");
    for (const part of parts) delete values[part];
  }
  return values;
}

function withIsoDates(values: Record<string, string>, { dates, dateFields }: ReadingPlan): Record<string, string> {
  let read: Record<string, string> | undefined;
  for (const field of dateFields) {
    const text = values[field];
    if (text === undefined || text === "") continue;
    const date = fromWrittenDate(text, dates[field]);
    if (date !== text) (read ??= { ...values })[field] = date;
  }
  return read ?? values;
}

function validPart<Schema extends z.ZodObject>(
  schema: Schema,
  values: Readonly<Record<string, string>>,
): Partial<z.output<Schema>> {
  const columns = Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([column, field]) => {
    const parsed = field.safeParse(values[column]);
    return parsed.success && parsed.data !== undefined ? [[column, parsed.data] as const] : [];
  });
  return Object.fromEntries(columns) as Partial<z.output<Schema>>;
}

import { z } from "zod";
import { brokenFile } from "#core/imports/WrongRows.ts";
import type { DateChoices, MatchedColumns } from "#core/imports/mapping/ImportPlan.ts";
import { type ReadingPlan, readingPlan } from "#core/imports/mapping/readingPlan.ts";
import { type FileColumns, withoutEmptyEnd } from "#core/imports/readHeader.ts";
import { type ReadRow, readRow } from "#core/imports/readRow.ts";
import { IMPORT_MODES } from "#core/imports/RowVerdict.ts";
import { oneOf, orAbsent, wholeNumber } from "#core/inputs.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";
import { csvRecords } from "./csvRecords.ts";
import { MAX_PLAN_BYTES } from "#core/imports/mapping/ImportPlan.ts";
import { planAndFile } from "./planAndFile.ts";

export const openFile = z.custom<() => AsyncIterable<Uint8Array>>((file) => typeof file === "function");

/** `plan` is the length in bytes of the ImportPlan (JSON) at the start of the file. */
export const FileInput = z.object({
  mode: oneOf(IMPORT_MODES),
  plan: orAbsent(wholeNumber({ min: 2, max: MAX_PLAN_BYTES })),
  file: openFile,
});

export interface UsedColumns {
  headers: readonly string[];
  columns: MatchedColumns;
  dates: DateChoices;
}

export interface FileRows<Row> {
  rows: ReadRow<Row>[];
  used: UsedColumns | null;
}

export async function readFile<Schema extends z.ZodObject>(
  { file: open, plan: planBytes }: Pick<z.output<typeof FileInput>, "file" | "plan">,
  columns: FileColumns,
  schema: Schema,
): Promise<FileRows<z.output<Schema>>> {
  const { plan, file } = await planAndFile(open(), planBytes);
  let reading: ReadingPlan | undefined;
  let used: UsedColumns | null = null;
  const rows: ReadRow<z.output<Schema>>[] = [];
  const pauses = new Pauses();
  for await (const record of csvRecords(file)) {
    await pauses.take();
    if (!reading) {
      reading = readingPlan(record.cells, plan, columns);
      if (plan) used = { headers: withoutEmptyEnd(record.cells), columns: plan.columns, dates: reading.dates };
      continue;
    }
    rows.push(readRow(schema, reading, record));
  }
  if (rows.length === 0) throw brokenFile(reading ? "The file has a header but no rows" : "The file is empty");
  const found = rows.reduce((sum, { isFixed }) => sum + (isFixed ? 1 : 0), 0);
  if (plan && found < new Set(plan.fixes.map(({ line }) => line)).size) {
    throw brokenFile("An edited row isn't in the file. Choose the file again.");
  }
  return { rows, used };
}

import { z } from "zod";
import { IMPORT_MODES, ROW_STATUSES } from "#core/imports/RowVerdict.ts";
import { LEAVE_UNITS } from "#core/leave/LeaveTypeView.ts";
import { settledType } from "../BalanceAnswer.ts";
import { ErrorAnswer } from "../ErrorAnswer.ts";
import { count, dayCount } from "../fields.ts";

const row = z.strictObject({
  line: z.int(),
  key: z.string(),
  status: z.enum(ROW_STATUSES),
  name: z.string().exactOptional(),
  changes: z
    .record(z.string(), z.strictObject({ from: z.string().nullable(), to: z.string().nullable() }))
    .exactOptional(),
  reasons: z.array(z.strictObject({ column: z.string().nullable(), text: z.string() })).exactOptional(),
  cells: z.record(z.string(), z.string()).exactOptional(),
  isFixed: z.literal(true).exactOptional(),
  balance: z.strictObject({ before: dayCount, after: dayCount, unit: z.enum(LEAVE_UNITS) }).exactOptional(),
  settlement: z
    .array(settledType.omit({ type: true }).extend({ typeName: z.string(), unit: z.enum(LEAVE_UNITS) }))
    .exactOptional(),
});

export const ImportAnswer = z.strictObject({
  mode: z.enum(IMPORT_MODES),
  counts: z.strictObject({ new: count, changed: count, same: count, wrong: count }),
  rows: z.array(row),
  blocked: z.string().exactOptional(),
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;

export const WrongRowsAnswer = ErrorAnswer.extend(ImportAnswer.shape);
export type WrongRowsAnswer = z.infer<typeof WrongRowsAnswer>;

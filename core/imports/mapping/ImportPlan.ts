import { z } from "zod";
import { oneOf, orAbsent } from "#core/inputs.ts";
import { DATE_ORDERS, type DateOrder } from "./writtenDate.ts";

export const MAX_FIXES = 500;
export const MAX_PLAN_BYTES = 1024 * 1024;
export const MAX_COLUMNS = 200;
const MAX_CELL = 10_000;

/** In the order of the file's columns; null for a column that isn't imported. */
export type MatchedColumns = readonly (string | null)[];

/** Keyed by field; for dates that end with the year. */
export type DateChoices = Readonly<Record<string, DateOrder>>;

export interface RowFix {
  line: number;
  cells: Readonly<Record<string, string>>;
}

const field = z.string().max(60);

export const ImportPlan = z.object({
  columns: z.array(field.nullable()).max(MAX_COLUMNS),
  dates: orAbsent(z.record(field, oneOf(DATE_ORDERS))).transform((dates): DateChoices => dates ?? {}),
  fixes: orAbsent(
    z.array(z.object({ line: z.int().min(1), cells: z.record(field, z.string().max(MAX_CELL)) })).max(MAX_FIXES),
  ).transform((fixes): readonly RowFix[] => fixes ?? []),
});
export type ImportPlan = z.output<typeof ImportPlan>;

import type { ColumnsAnswer } from "#core/api/admin/ColumnsAnswer.ts";
import { columnProblems } from "#core/imports/mapping/columnProblems.ts";
import { IMPORT_FIELDS } from "#core/imports/mapping/importFields.ts";
import type { DateChoices } from "#core/imports/mapping/ImportPlan.ts";
import type { DateOrder } from "#core/imports/mapping/writtenDate.ts";
import type { ColumnPlan } from "./importCalls.ts";
import type { ImportKind } from "./importKinds.ts";

export function planOf(kind: ImportKind, seen: ColumnsAnswer, chosen: ColumnPlan): ColumnPlan {
  const dates: Record<string, DateOrder> = {};
  chosen.columns.forEach((field, place) => {
    if (field === null) return;
    const order = dateOrderOf(kind, seen, { field, place, dates: chosen.dates });
    if (order === "dmy" || order === "mdy") dates[field] = order;
  });
  return { columns: chosen.columns, dates };
}

export function matchProblems(kind: ImportKind, seen: ColumnsAnswer, { columns, dates }: ColumnPlan): string[] {
  const open = columns.flatMap((field, place) =>
    field !== null && dateOrderOf(kind, seen, { field, place, dates }) === "either"
      ? `Choose how the dates in “${columnName(seen.columns[place]?.header, place)}” are written`
      : [],
  );
  return [...columnProblems(columns, IMPORT_FIELDS[kind.name]), ...open];
}

export function columnName(header: string | undefined, place: number): string {
  return header || `Column ${place + 1}`;
}

function dateOrderOf(
  kind: ImportKind,
  { columns }: ColumnsAnswer,
  { field, place, dates }: { field: string; place: number; dates: DateChoices },
): DateOrder | "either" | null {
  const found = isDateField(kind, field) ? (columns[place]?.dateOrder ?? null) : null;
  return found === "either" ? (dates[field] ?? "either") : found;
}

export function isDateField(kind: ImportKind, field: string | null): boolean {
  return field !== null && (IMPORT_FIELDS[kind.name].dates ?? []).includes(field);
}

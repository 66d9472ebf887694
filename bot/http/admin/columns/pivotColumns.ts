import type { PivotAnswer } from "#core/api/admin/reportAnswers.ts";
import type { PivotField } from "#core/reports/pivotTable.ts";
import type { Columns } from "../../downloads/Columns.ts";

/** Returns the columns of a pivot table's file: the row's name, each column of the table, and the total. */
export function pivotColumns(
  rows: PivotField,
  { columns }: Pick<PivotAnswer, "columns">,
): Columns<PivotAnswer["rows"][number]> {
  const taken = new Set<string>([rows, "total"]);
  return {
    [rows]: ({ name }) => name,
    ...Object.fromEntries(
      columns.map(({ name }, place) => [
        taken.has(name) ? `${name} (column)` : name,
        ({ cells }: PivotAnswer["rows"][number]) => cells[place] ?? 0,
      ]),
    ),
    total: ({ total }) => total,
  };
}

import type { PivotAnswer } from "#core/api/admin/reportAnswers.ts";
import type { PivotField } from "#core/reports/pivotTable.ts";
import type { ColumnList } from "../../downloads/Columns.ts";

export function pivotColumns(
  rows: PivotField,
  { columns }: Pick<PivotAnswer, "columns">,
): ColumnList<PivotAnswer["rows"][number]> {
  const taken = new Set<string>([rows, "total"]);
  return [
    [rows, ({ name }) => name],
    ...columns.map(({ name }, place): ColumnList<PivotAnswer["rows"][number]>[number] => [
      taken.has(name) ? `${name} (column)` : name,
      ({ cells }) => cells[place] ?? 0,
    ]),
    ["total", ({ total }) => total],
  ];
}

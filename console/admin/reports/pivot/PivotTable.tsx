import Typography from "@mui/material/Typography";
import type { PivotAnswer } from "#core/api/admin/reportAnswers.ts";
import { figure } from "#core/figure.ts";
import type { PivotField, PivotValue } from "#core/reports/pivotTable.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import type { Column } from "../parts/ReportTable.tsx";
import { PagedTable } from "../parts/PagedTable.tsx";
import { FIELD_LABELS, headText, pivotNote, pivotTitle } from "./pivotTexts.ts";

interface PivotTableProps {
  table: PivotAnswer;
  rows: PivotField;
  columns: PivotField;
  value: PivotValue;
}

type Row = PivotAnswer["rows"][number];

/** The table of a pivot report, with totals of its rows and columns. */
export function PivotTable({ table, rows, columns, value }: PivotTableProps) {
  if (table.total === 0) return <Nothing>Nobody was off in these months.</Nothing>;
  const title = pivotTitle(rows, columns, value);
  const shown: Column<Row>[] = [
    { head: FIELD_LABELS[rows], cell: ({ name }) => headText(rows, name), isWhole: rows === "month" },
    ...table.columns.map(({ name }, place) => ({
      head: headText(columns, name),
      cell: ({ cells }: Row) => figure(cells[place] ?? 0),
      isNumber: true,
      total: figure(table.totals[place] ?? 0),
    })),
    { head: "Total", cell: ({ total }) => <strong>{figure(total)}</strong>, isNumber: true, total: figure(table.total) },
  ];
  return (
    <Section title={title}>
      <Typography sx={{ color: "text.secondary", mt: -1, mb: 2 }}>{pivotNote(rows, columns, value)}</Typography>
      <PagedTable label={title} rows={table.rows} keyOf={({ key }) => key} columns={shown} />
    </Section>
  );
}

import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import type { PivotAnswer } from "#core/api/admin/reportAnswers.ts";
import { chunksOf } from "#core/chunksOf.ts";
import { figure } from "#core/figure.ts";
import type { PivotField, PivotValue } from "#core/reports/pivotTable.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { periodText } from "../parts/months.ts";
import type { Column } from "../parts/ReportTable.tsx";
import { PagedTable } from "../parts/PagedTable.tsx";
import { useIsOnPaper } from "../parts/useIsOnPaper.ts";
import { FIELD_LABELS, headText, pivotEmptyText, pivotNote, pivotTitle } from "./pivotTexts.ts";

interface PivotTableProps {
  table: PivotAnswer;
  rows: PivotField;
  columns: PivotField;
  value: PivotValue;
}

type Row = PivotAnswer["rows"][number];

const ON_PAPER = 12;
const IN_PORTRAIT = 7;

const LANDSCAPE = { "@page": { size: "landscape" } };

export function PivotTable({ table, rows, columns, value }: PivotTableProps) {
  const isOnPaper = useIsOnPaper();
  if (table.total === 0) return <Nothing>{pivotEmptyText(value)}</Nothing>;
  const title = pivotTitle(rows, columns, value);
  const name: Column<Row> = {
    head: FIELD_LABELS[rows],
    cell: ({ name: text }) => headText(rows, text),
    isWhole: rows === "month",
  };
  const amounts = table.columns.map(({ name: text }, place): Column<Row> => ({
    head: headText(columns, text),
    cell: ({ cells }) => figure(cells[place] ?? 0),
    isNumber: true,
    total: figure(table.totals[place] ?? 0),
  }));
  const total: Column<Row> = {
    head: "Total",
    cell: (row) => figure(row.total),
    isNumber: true,
    total: figure(table.total),
  };
  const parts = isOnPaper ? [...chunksOf(amounts, ON_PAPER)] : [amounts];
  return (
    <Section title={title}>
      {amounts.length > IN_PORTRAIT && <GlobalStyles styles={LANDSCAPE} />}
      <Typography sx={{ color: "text.secondary", mt: -1, mb: 2 }}>
        {`${periodText([{ month: table.from }, { month: table.to }])}. ${pivotNote(rows, columns, value)}`}
      </Typography>
      {parts.map((part, nth) => (
        <PagedTable
          key={part[0]?.head}
          label={parts.length === 1 ? title : `${title}, part ${nth + 1}`}
          rows={table.rows}
          keyOf={({ key }) => key}
          columns={[name, ...part, ...(nth === parts.length - 1 ? [total] : [])]}
        />
      ))}
    </Section>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { PivotAnswer } from "#core/api/admin/reportAnswers.ts";
import { PIVOT_FIELDS, PIVOT_VALUES, type PivotField, type PivotValue } from "#core/reports/pivotTable.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { FilterSelect } from "#console/shared/parts/FilterSelect.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { MonthRange } from "../parts/MonthRange.tsx";
import { ReportPage } from "../parts/ReportPage.tsx";
import { usePeopleFilters } from "../parts/usePeopleFilters.tsx";
import { report } from "../reportCalls.ts";
import { REPORTS } from "../reports.ts";
import { FIELD_LABELS, VALUE_LABELS } from "./pivotTexts.ts";
import { PivotTable } from "./PivotTable.tsx";

const ALL = "all";

export function PivotReport() {
  const [row, setRows] = useAddressParam("rows", "office");
  const [column, setColumns] = useAddressParam("columns", "month");
  const [counted, setValue] = useAddressParam("value", "days");
  const [type, setType] = useAddressParam("type", ALL);
  const from = useAddressParam("from");
  const to = useAddressParam("to");
  const people = usePeopleFilters();
  const { all } = useLeaveTypes();
  const rows = wordIn(PIVOT_FIELDS, row, "office");
  const columns = columnsBeside(rows, wordIn(PIVOT_FIELDS, column, "month"));
  const value = wordIn(PIVOT_VALUES, counted, "days");
  const filters = {
    rows,
    columns,
    value,
    type: type === ALL ? "" : type,
    from: from[0],
    to: to[0],
    ...people.filters,
  };
  const query = useQuery(report<PivotAnswer>("pivot", filters));
  const { data } = query;
  const hasHours = value === "hours" || all.some(({ unit }) => unit === "hour");
  return (
    <ReportPage
      report={REPORTS.pivot}
      filters={filters}
      query={query}
      inputs={
        <>
          <MonthRange
            from={from}
            to={to}
            months={data && [{ month: data.from }, { month: data.to }]}
            error={query.error}
          />
          <FilterSelect label="Rows" value={rows} options={fieldsBut()} onChange={setRows} />
          <FilterSelect label="Columns" value={columns} options={fieldsBut(rows)} onChange={setColumns} />
          <FilterSelect
            label="Value"
            value={value}
            options={optionsOf<PivotValue>(
              PIVOT_VALUES.filter((one) => one !== "hours" || hasHours),
              VALUE_LABELS,
            )}
            onChange={setValue}
          />
          <FilterSelect
            label="Leave type"
            value={type}
            options={[{ value: ALL, label: "All" }, ...all.map(({ key, name }) => ({ value: key, label: name }))]}
            onChange={setType}
          />
          {people.inputs}
        </>
      }
    >
      {(table) => <PivotTable table={table} rows={rows} columns={columns} value={value} />}
    </ReportPage>
  );
}

function wordIn<Word extends string>(words: readonly Word[], text: string, fallback: Word): Word {
  return words.find((word) => word === text) ?? fallback;
}

function columnsBeside(rows: PivotField, columns: PivotField): PivotField {
  if (columns !== rows) return columns;
  return rows === "month" ? "type" : "month";
}

function fieldsBut(taken?: PivotField) {
  return optionsOf<PivotField>(
    PIVOT_FIELDS.filter((field) => field !== taken),
    FIELD_LABELS,
  );
}

function optionsOf<Word extends string>(words: readonly Word[], labels: Readonly<Record<Word, string>>) {
  return words.map((word) => ({ value: word, label: labels[word] }));
}

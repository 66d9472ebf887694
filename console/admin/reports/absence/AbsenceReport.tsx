import { useQuery } from "@tanstack/react-query";
import type { AbsenceAnswer, AbsenceMonth } from "#core/api/admin/reportAnswers.ts";
import { figure } from "#core/figure.ts";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { lazyChart } from "#console/shared/states/lazyChart.tsx";
import { ChartCard } from "../parts/ChartCard.tsx";
import { MonthRange } from "../parts/MonthRange.tsx";
import { monthText } from "../parts/months.ts";
import { ReportPage } from "../parts/ReportPage.tsx";
import { usePeopleFilters } from "../parts/usePeopleFilters.tsx";
import { ReportTable } from "../parts/ReportTable.tsx";
import { headOf, inOneUnit, useReportedTypes } from "../parts/reportedTypes.ts";
import { useChartLook } from "../../parts/useChartLook.ts";
import { report } from "../reportCalls.ts";
import { REPORTS } from "../reports.ts";
import { absenceSummary, amountOf, amountOfType } from "./absence.ts";

const AbsenceChart = lazyChart(() => import("./AbsenceChart.tsx").then((file) => file.AbsenceChart));

export function AbsenceReport() {
  const from = useAddressParam("from");
  const to = useAddressParam("to");
  const people = usePeopleFilters();
  const filters = { from: from[0], to: to[0], ...people.filters };
  const query = useQuery(report<AbsenceAnswer>("absence", filters));
  return (
    <ReportPage
      report={REPORTS.absence}
      filters={filters}
      query={query}
      inputs={
        <>
          <MonthRange from={from} to={to} months={query.data?.months} error={query.error} />
          {people.inputs}
        </>
      }
    >
      {({ months }) => <Figures months={months} />}
    </ReportPage>
  );
}

function Figures({ months }: { months: readonly AbsenceMonth[] }) {
  const look = useChartLook();
  const types = useReportedTypes(months.map(({ taken }) => taken));
  const used = types.filter((type) => amountOfType(months, type) > 0);
  if (used.length === 0) return <Nothing>No time off in these months</Nothing>;
  const ofUnit = inOneUnit(used);
  const { summed, unit } = ofUnit;
  const summary = absenceSummary(months, ofUnit);
  return (
    <>
      <ChartCard
        title={unit === "day" ? "Days off by month" : "Hours off by month"}
        summary={summed.length < used.length ? `${summary} Leave types in hours aren't included.` : summary}
        legend={summed.map(({ name, color }) => ({ label: name, color: look.leave[color] }))}
        height={300}
      >
        <AbsenceChart months={months} types={summed} unit={unit} />
      </ChartCard>
      <Section title="Month by month">
        <ReportTable
          label="Time off by month and leave type"
          rows={months}
          keyOf={({ month }) => month}
          columns={[
            { head: "Month", cell: ({ month }) => monthText(month), isWhole: true },
            ...types.map((type) => ({
              head: headOf(type),
              cell: ({ taken }: AbsenceMonth) => figure(taken[type.key] ?? 0),
              isNumber: true,
              total: figure(amountOfType(months, type)),
            })),
            {
              head: types.every((type) => type.unit === unit) ? "Total" : `Total ${unit}s`,
              cell: (month) => figure(amountOf([month], ofUnit)),
              isNumber: true,
              total: figure(amountOf(months, ofUnit)),
            },
          ]}
        />
      </Section>
    </>
  );
}

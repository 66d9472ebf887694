import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import type { ExpiringAnswer, ExpiringDays } from "#core/api/admin/reportAnswers.ts";
import { formatDate } from "#core/calendar/dates.ts";
import { LEAVE_TYPES } from "#core/leave/LeaveType.ts";
import { figure, typeLabel } from "#console/shared/formats.ts";
import { FilterSelect } from "#console/shared/parts/FilterSelect.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { RecordLink } from "../../parts/RecordLink.tsx";
import { heightOf } from "../parts/bars.ts";
import { ChartCard } from "../parts/ChartCard.tsx";
import { PagedTable } from "../parts/PagedTable.tsx";
import { ReportPage } from "../parts/ReportPage.tsx";
import { type Column } from "../parts/ReportTable.tsx";
import { useChartLook } from "../../parts/useChartLook.ts";
import { report } from "../reportCalls.ts";
import { REPORTS } from "../reports.ts";
import { daysOf, expiringBars, expiringSummary } from "./expiring.ts";

const ExpiringChart = lazy(() => import("./ExpiringChart.tsx").then((file) => ({ default: file.ExpiringChart })));

const WITHIN = [
  { value: "30", label: "30 days" },
  { value: "60", label: "60 days" },
  { value: "90", label: "90 days" },
  { value: "180", label: "180 days" },
  { value: "366", label: "1 year" },
];

/** The people who will lose days at the end of their leave year. */
export function ExpiringReport() {
  const [within, setWithin] = useAddressParam("within", "90");
  const filters = { within };
  const query = useQuery(report<ExpiringAnswer>("lapsing", filters));
  return (
    <ReportPage
      report={REPORTS.lapsing}
      filters={filters}
      query={query}
      inputs={<FilterSelect label="Within" value={within} options={optionsWith(within)} onChange={setWithin} />}
    >
      {({ people }) =>
        people.length === 0 ? <Nothing>No days expire in this period.</Nothing> : <Figures people={people} />
      }
    </ReportPage>
  );
}

function Figures({ people }: Pick<ExpiringAnswer, "people">) {
  const look = useChartLook();
  const bars = expiringBars(people);
  return (
    <>
      <ChartCard
        title="Days lost by office"
        summary={expiringSummary(people)}
        legend={LEAVE_TYPES.map((type) => ({ label: typeLabel(type), color: look[type] }))}
        height={heightOf(bars)}
      >
        <ExpiringChart bars={bars} />
      </ChartCard>
      <Section title="Expiring days by person">
        <PagedTable
          label="Expiring days"
          rows={people}
          keyOf={({ id, type, expiresOn }) => `${id} ${type} ${expiresOn}`}
          columns={columnsOf(people)}
        />
      </Section>
    </>
  );
}

function columnsOf(people: readonly ExpiringDays[]): Column<ExpiringDays>[] {
  return [
    {
      head: "Person",
      cell: ({ id, name }) => (
        <RecordLink place="people" id={id}>
          {name}
        </RecordLink>
      ),
    },
    { head: "Office", cell: ({ officeName }) => officeName, isExtra: true },
    { head: "Leave type", cell: ({ type }) => typeLabel(type) },
    { head: "Expires on", cell: ({ expiresOn }) => formatDate(expiresOn), isWhole: true },
    { head: "Days", cell: ({ days }) => figure(days), isNumber: true, total: figure(daysOf(people)) },
  ];
}

/** Adds the number of days from the URL to the options, because a link may contain any number. */
function optionsWith(within: string) {
  if (WITHIN.some(({ value }) => value === within)) return WITHIN;
  return [...WITHIN, { value: within, label: `${within} days` }];
}

import { useQuery } from "@tanstack/react-query";
import type { ExpiringAnswer, ExpiringDays } from "#core/api/admin/reportAnswers.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { countText } from "#core/countText.ts";
import { type LeaveTypes, useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { FilterSelect } from "#console/shared/parts/FilterSelect.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { lazyChart } from "#console/shared/states/lazyChart.tsx";
import { RecordLink } from "../../parts/RecordLink.tsx";
import { heightOf } from "../parts/bars.ts";
import { ChartCard } from "../parts/ChartCard.tsx";
import { PagedTable } from "../parts/PagedTable.tsx";
import { ReportPage } from "../parts/ReportPage.tsx";
import { inOneUnit } from "../parts/reportedTypes.ts";
import { type Column } from "../parts/ReportTable.tsx";
import { useChartLook } from "../../parts/useChartLook.ts";
import { report } from "../reportCalls.ts";
import { REPORTS } from "../reports.ts";
import { expiringBars, expiringSummary, totalText } from "./expiring.ts";

const ExpiringChart = lazyChart(() => import("./ExpiringChart.tsx").then((file) => file.ExpiringChart));

const WITHIN = [
  { value: "30", label: "30 days" },
  { value: "60", label: "60 days" },
  { value: "90", label: "90 days" },
  { value: "180", label: "180 days" },
  { value: "366", label: "1 year" },
];

export function ExpiringReport() {
  const [within, setWithin] = useAddressParam("within", "90");
  const filters = { within };
  const query = useQuery(report<ExpiringAnswer>("expiring", filters));
  return (
    <ReportPage
      report={REPORTS.expiring}
      filters={filters}
      query={query}
      inputs={<FilterSelect label="Within" value={within} options={optionsWith(within)} onChange={setWithin} />}
    >
      {({ people }) =>
        people.length === 0 ? <Nothing>No time off expires in this period</Nothing> : <Figures people={people} />
      }
    </ReportPage>
  );
}

function Figures({ people }: Pick<ExpiringAnswer, "people">) {
  const look = useChartLook();
  const types = useLeaveTypes();
  const { summed, unit } = inOneUnit(types.all.filter(({ key }) => people.some(({ type }) => type === key)));
  const bars = expiringBars(
    people.filter(({ type }) => types.unitOf(type) === unit),
    { types: summed.map(({ key }) => key), unit },
  );
  return (
    <>
      <ChartCard
        title={unit === "day" ? "Expiring days by office" : "Expiring hours by office"}
        summary={expiringSummary(people, totalText(people, types.unitOf))}
        legend={summed.map(({ name, color }) => ({ label: name, color: look.leave[color] }))}
        height={heightOf(bars)}
      >
        <ExpiringChart bars={bars} types={summed} unit={unit} />
      </ChartCard>
      <Section title="Expiring time off by person">
        <PagedTable
          label="Expiring time off"
          rows={people}
          keyOf={({ id, type, expiresOn }) => `${id} ${type} ${expiresOn}`}
          columns={columnsOf(people, types)}
        />
      </Section>
    </>
  );
}

function columnsOf(people: readonly ExpiringDays[], { amountText, unitOf }: LeaveTypes): Column<ExpiringDays>[] {
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
    { head: "Leave type", cell: ({ type }) => <TypeName type={type} /> },
    { head: "Last day to use", cell: ({ expiresOn }) => formatDate(expiresOn), isWhole: true },
    {
      head: "Amount",
      cell: ({ days, type }) => amountText(days, type),
      isNumber: true,
      total: totalText(people, unitOf),
    },
  ];
}

function optionsWith(within: string) {
  if (WITHIN.some(({ value }) => value === within)) return WITHIN;
  return [...WITHIN, { value: within, label: countText(Number(within), "day") }];
}

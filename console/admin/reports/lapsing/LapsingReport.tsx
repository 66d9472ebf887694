import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "#core/calendar/dates.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import { daysText, figure, typeLabel } from "#console/shared/formats.ts";
import { FilterSelect } from "#console/shared/parts/FilterSelect.tsx";
import { Nothing } from "#console/shared/parts/Nothing.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { RecordLink } from "../../parts/RecordLink.tsx";
import { PagedTable } from "../parts/PagedTable.tsx";
import { ReportPage } from "../parts/ReportPage.tsx";
import { type Column } from "../parts/ReportTable.tsx";
import { report } from "../reportCalls.ts";
import { REPORTS } from "../reports.ts";

/** Days that somebody would lose. */
interface LapsingDays {
  id: string;
  name: string;
  officeName: string | null;
  type: LeaveType;
  days: number;
  lapsesOn: string;
}

interface Lapsing {
  people: LapsingDays[];
}

const WITHIN = [
  { value: "30", label: "30 days" },
  { value: "60", label: "60 days" },
  { value: "90", label: "90 days" },
  { value: "180", label: "180 days" },
  { value: "366", label: "A year" },
];

/** Who is about to lose days at the end of their leave year. */
export function LapsingReport() {
  const [within, setWithin] = useAddressParam("within", "90");
  const filters = { within };
  const query = useQuery(report<Lapsing>("lapsing", filters));
  return (
    <ReportPage
      report={REPORTS.lapsing}
      filters={filters}
      query={query}
      inputs={<FilterSelect label="Within" value={within} options={optionsWith(within)} onChange={setWithin} />}
    >
      {({ people }) =>
        people.length === 0 ? (
          <Nothing>No days lapse within this time.</Nothing>
        ) : (
          <Section title="Who loses what">
            <Typography sx={{ color: "text.secondary", mt: -1, mb: 1.5 }}>{lapsingSummary(people)}</Typography>
            <PagedTable
              label="Days about to lapse"
              rows={people}
              keyOf={({ id, type, lapsesOn }) => `${id} ${type} ${lapsesOn}`}
              columns={columnsOf(people)}
            />
          </Section>
        )
      }
    </ReportPage>
  );
}

function columnsOf(people: readonly LapsingDays[]): Column<LapsingDays>[] {
  return [
    {
      head: "Person",
      cell: ({ id, name }) => (
        <RecordLink place="people" id={id}>
          {name}
        </RecordLink>
      ),
    },
    { head: "Office", cell: ({ officeName }) => officeName ?? "—", isExtra: true },
    { head: "Type", cell: ({ type }) => typeLabel(type) },
    { head: "Lapses on", cell: ({ lapsesOn }) => formatDate(lapsesOn), isWhole: true },
    { head: "Days", cell: ({ days }) => figure(days), isNumber: true, total: figure(daysOf(people)) },
  ];
}

function lapsingSummary(people: readonly LapsingDays[]): string {
  const count = new Set(people.map(({ id }) => id)).size;
  const first = people.map(({ lapsesOn }) => lapsesOn).toSorted()[0];
  const who = count === 1 ? "1 person loses" : `${count} people lose`;
  return `${who} ${daysText(daysOf(people))} unless they take them, the first on ${first ? formatDate(first) : "—"}.`;
}

function daysOf(people: readonly LapsingDays[]): number {
  return people.reduce((sum, { days }) => sum + days, 0);
}

/** A link may ask for any number of days. */
function optionsWith(within: string) {
  if (WITHIN.some(({ value }) => value === within)) return WITHIN;
  return [...WITHIN, { value: within, label: `${within} days` }];
}

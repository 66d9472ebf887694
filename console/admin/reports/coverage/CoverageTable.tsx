import type { CoverageWeek } from "#core/api/admin/reportAnswers.ts";
import { formatWeekday } from "#core/calendar/dateTexts.ts";
import { toDays } from "#core/leave/amounts.ts";
import { shortDay } from "#console/shared/localDates.ts";
import { figure } from "#core/figure.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { ReportTable } from "../parts/ReportTable.tsx";
import { percentText } from "./coverage.ts";

export function CoverageTable({ weeks }: { weeks: readonly CoverageWeek[] }) {
  const sumOf = (kind: "awayMinutes" | "pendingMinutes") =>
    figure(toDays(weeks.reduce((sum, week) => sum + week[kind], 0)));
  return (
    <Section title="Week by week">
      <ReportTable
        label="Coverage by week"
        rows={weeks}
        keyOf={({ week }) => week}
        columns={[
          { head: "Week of", cell: ({ week }) => shortDay(week), isWhole: true },
          { head: "People", cell: ({ people }) => people, isNumber: true, isExtra: true },
          { head: "Days off", cell: ({ awayDays }) => figure(awayDays), isNumber: true, total: sumOf("awayMinutes") },
          {
            head: "Pending",
            cell: ({ pendingDays }) => figure(pendingDays),
            isNumber: true,
            total: sumOf("pendingMinutes"),
          },
          {
            head: "Lowest coverage",
            cell: ({ leastOn, leastCoverage }) => (leastOn ? percentText(leastCoverage) : "—"),
            isNumber: true,
          },
          {
            head: "Date",
            cell: ({ leastOn }) => (leastOn ? `${formatWeekday(leastOn)}, ${shortDay(leastOn)}` : "—"),
            isWhole: true,
          },
        ]}
      />
    </Section>
  );
}

// oxlint-disable jsx-a11y/prefer-tag-over-role -- only visible rows exist, at positions that table rows can't have
import { memo } from "react";
import { addDays, type IsoDate, monthOf, weekdayOf } from "#core/calendar/dates.ts";
import { formatWeekday, MONTHS } from "#core/calendar/dateTexts.ts";
import { type DayCoverage, percentAtWork } from "#core/timeline/coverageOfDays.ts";
import { useWeekStart } from "../../session/meContext.ts";
import { longDate, monthName, shortDay } from "#console/shared/localDates.ts";
import type { TimelineFacts } from "./timelineFacts.ts";
import { dateOfColumn, monthsOf, type Range } from "./timelineSpan.ts";
import { atWork, coverageText } from "./timelineWords.ts";

interface TimelineHeadProps {
  facts: TimelineFacts;
  range: Range;
  today: IsoDate;
}

export const TimelineHead = memo(function TimelineHead({ facts, range, today }: TimelineHeadProps) {
  const { span, columns } = facts;
  const heads =
    range === "month"
      ? facts.coverage.map((_, column) => dayHead(dateOfColumn(span, column), column, today))
      : monthsOf(span).map((month) => monthHead(month, range));
  return (
    <div role="rowgroup" className="head">
      <div role="row" className="row">
        <div role="columnheader" className="name" aria-colindex={1}>
          Name
        </div>
        <div role="none" className="track" data-from={span.from}>
          {heads.map(({ key, start, days, ...head }) => (
            <div
              key={key}
              role="columnheader"
              aria-colindex={start + 2}
              aria-colspan={days}
              style={{ width: `${(days / columns) * 100}%` }}
              {...head}
            />
          ))}
        </div>
      </div>
      {range === "quarter" && <WeekRow facts={facts} />}
      {facts.hasCoverage && <CoverageRow facts={facts} range={range} />}
    </div>
  );
});

function monthHead({ month, start, days }: ReturnType<typeof monthsOf>[number], range: Range) {
  const children = range === "year" ? MONTHS[monthOf(month) - 1]?.slice(0, 3) : monthName(month);
  return { key: month, start, days, className: "cell month", children };
}

function dayHead(date: IsoDate, column: number, today: IsoDate) {
  const isToday = date === today;
  const children = (
    <>
      {formatWeekday(date).slice(0, 2)}
      <br />
      {Number(date.slice(8))}
    </>
  );
  const label = { "aria-label": longDate(date), "aria-current": isToday ? ("date" as const) : undefined };
  return { key: date, start: column, days: 1, className: isToday ? "cell day today" : "cell day", children, ...label };
}

function WeekRow({ facts: { span, columns, coverage } }: { facts: TimelineFacts }) {
  const weekStart = useWeekStart();
  const starts = coverage.flatMap((_, column) => (weekdayOf(dateOfColumn(span, column)) === weekStart ? [column] : []));
  return (
    <div aria-hidden="true" className="row">
      <div className="name" />
      <div className="track">
        {starts.map((column) => (
          <div key={column} className="cell week" style={{ left: `${(column / columns) * 100}%` }}>
            {Number(dateOfColumn(span, column).slice(8))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Days per cell. */
const BUCKET: Record<Range, number> = { month: 1, quarter: 1, year: 7 };

function CoverageRow({ facts: { coverage, columns, span }, range }: { facts: TimelineFacts; range: Range }) {
  const size = BUCKET[range];
  const starts = coverage.flatMap((_, column) => (column % size === 0 ? [column] : []));
  return (
    <div role="row" className={range === "month" ? "row shares" : "row"}>
      <div role="rowheader" className="name" aria-colindex={1}>
        {range === "month" ? "At work (%)" : "At work"}
      </div>
      <div role="none" className="track">
        {starts.map((column) => {
          const bucket = coverage.slice(column, column + size);
          const least = leastOf(bucket);
          const percent = percentAtWork(least);
          const [first, last] = [dateOfColumn(span, column), addDays(dateOfColumn(span, column), bucket.length - 1)];
          const text = `${first === last ? longDate(first) : `${shortDay(first)} – ${shortDay(last)}`}: ${coverageText(least)}`;
          return (
            <div
              key={first}
              role="gridcell"
              className={range === "month" ? "cell share figure" : "cell share"}
              aria-colindex={column + 2}
              aria-colspan={bucket.length}
              aria-label={text}
              title={text}
              style={{ width: `${(bucket.length / columns) * 100}%`, ...lookOf(percent, range) }}
            >
              {range === "month" && percent !== undefined && (
                <>
                  <div className="percent">{percent}</div>
                  <div className="part">{atWork(least)}</div>
                  {least.working}
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function leastOf(days: readonly DayCoverage[]): DayCoverage {
  return days.reduce((least, day) => (shareOf(day) < shareOf(least) ? day : least), days[0] ?? { working: 0, away: 0 });
}

function shareOf(day: DayCoverage): number {
  return percentAtWork(day) ?? Infinity;
}

function lookOf(percent: number | undefined, range: Range) {
  if (percent === undefined) return {};
  const tone = percent < 50 ? "error" : percent < 75 ? "warning" : "success";
  const color = `var(--away-palette-${tone}-main)`;
  if (range === "month") return percent < 75 ? { color, fontWeight: 700 } : {};
  return {
    background: `linear-gradient(to top, color-mix(in srgb, ${color} 45%, transparent) ${percent}%, transparent 0)`,
  };
}

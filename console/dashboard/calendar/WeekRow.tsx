// oxlint-disable jsx-a11y/prefer-tag-over-role -- table rows cannot hold bars that span their cells
import { memo } from "react";
import type { IsoDate } from "#core/calendar/dates.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { dayLabel, eventName, eventTitle } from "./eventWords.ts";
import type { Segment, Week } from "./monthWeeks.ts";

const LEAST_LANES = 2;

interface WeekRowProps {
  week: Week;
  month: IsoDate;
  today: IsoDate;
  /** Undefined if the selected day is in another week. */
  selected: IsoDate | undefined;
}

/** One week: seven day cells with the events as bars drawn over them. MonthGrid handles the clicks. */
export const WeekRow = memo(function WeekRow({ week, month, today, selected }: WeekRowProps) {
  const overflows = week.days.some(({ hidden }) => hidden > 0);
  const lanes = Math.max(LEAST_LANES, ...week.segments.map(({ lane }) => lane + 1));
  return (
    <div
      role="row"
      className="week"
      style={{ gridTemplateRows: `2rem repeat(${lanes}, var(--lane)) ${overflows ? "1.25rem" : "6px"}` }}
    >
      {week.days.map(({ date, events, hidden, closed }, day) => (
        <DayCell
          key={date}
          date={date}
          column={day + 1}
          label={dayLabel(date, { isToday: date === today, closed }, events)}
          isToday={date === today}
          isSelected={date === selected}
          isOutside={date.slice(0, 7) !== month.slice(0, 7)}
          isClosed={closed.length > 0}
          hidden={hidden}
        />
      ))}
      {week.segments.map((segment) => (
        <EventBar key={segment.event.id} segment={segment} />
      ))}
    </div>
  );
});

interface DayCellProps {
  date: IsoDate;
  column: number;
  label: string;
  isToday: boolean;
  isSelected: boolean;
  isOutside: boolean;
  isClosed: boolean;
  hidden: number;
}

/** Only the selected cell is in the tab order; the grid's keys reach the others. */
function DayCell({ date, column, label, isToday, isSelected, isOutside, isClosed, hidden }: DayCellProps) {
  return (
    <div
      role="gridcell"
      className={["day", ...(isOutside ? ["outside"] : []), ...(isClosed ? ["closed"] : [])].join(" ")}
      aria-label={label}
      aria-selected={isSelected}
      aria-current={isToday ? "date" : undefined}
      tabIndex={isSelected ? 0 : -1}
      data-date={date}
      style={{ gridColumn: column }}
    >
      <time className="date" dateTime={date}>
        {Number(date.slice(8))}
      </time>
      {hidden > 0 && (
        <span className="more">
          +{hidden}
          <span> more</span>
        </span>
      )}
    </div>
  );
}

/** Visual only: hidden from screen readers, because the cells below announce the events. */
function EventBar({ segment: { event, column, span, lane } }: { segment: Segment }) {
  const { nameOf } = useLeaveTypes();
  return (
    <div
      aria-hidden="true"
      className={event.status === "pending" ? "bar pending" : "bar"}
      title={eventTitle(event, nameOf)}
      style={{ gridColumn: `${column} / span ${span}`, gridRow: lane + 2 }}
    >
      {eventName(event)}
    </div>
  );
}

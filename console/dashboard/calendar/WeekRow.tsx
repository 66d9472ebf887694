// oxlint-disable jsx-a11y/prefer-tag-over-role -- table rows cannot hold bars that span their cells
import { memo } from "react";
import type { IsoDate } from "#core/calendar/dates.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { dayLabel, eventName, eventTitle } from "./eventWords.ts";
import { hyphenated } from "./hyphenated.ts";
import type { Day, Segment, Week } from "./monthWeeks.ts";

const LEAST_LANES = 2;

interface WeekRowProps {
  week: Week;
  month: IsoDate;
  today: IsoDate;
  selected: IsoDate | undefined;
  chosen?: { startDate: IsoDate; endDate: IsoDate } | undefined;
}

export const WeekRow = memo(function WeekRow({ week, month, today, selected, chosen }: WeekRowProps) {
  const overflows = week.days.some(({ hidden }) => hidden > 0);
  const lanes = Math.max(LEAST_LANES, ...week.segments.map(({ lane }) => lane + 1));
  return (
    <div
      role="row"
      className="week"
      style={{ gridTemplateRows: `2rem repeat(${lanes}, var(--lane)) ${overflows ? "1.25rem" : "6px"}` }}
    >
      {week.days.map((day, index) => (
        <DayCell
          key={day.date}
          day={day}
          column={index + 1}
          isToday={day.date === today}
          isSelected={day.date === selected}
          isOutside={day.date.slice(0, 7) !== month.slice(0, 7)}
          isChosen={chosen !== undefined && chosen.startDate <= day.date && day.date <= chosen.endDate}
        />
      ))}
      {week.segments.map((segment) => (
        <EventBar key={segment.event.id} segment={segment} />
      ))}
    </div>
  );
});

interface DayCellProps {
  day: Day;
  column: number;
  isToday: boolean;
  isSelected: boolean;
  isOutside: boolean;
  isChosen: boolean;
}

function DayCell({ day, column, isToday, isSelected, isOutside, isChosen }: DayCellProps) {
  const { date, events, hidden, closed, isOff, holidays } = day;
  const looks = { outside: isOutside, closed: closed.length > 0, off: isOff, chosen: isChosen };
  const number = (
    <time className="date" dateTime={date}>
      {Number(date.slice(8))}
    </time>
  );
  return (
    <div
      role="gridcell"
      className={["day", ...Object.entries(looks).flatMap(([name, has]) => (has ? [name] : []))].join(" ")}
      aria-label={dayLabel(date, { isToday, closed, holidays }, events)}
      aria-selected={isSelected}
      aria-current={isToday ? "date" : undefined}
      tabIndex={isSelected ? 0 : -1}
      data-date={date}
      style={{ gridColumn: column }}
    >
      {holidays.length > 0 ? (
        <span className="top">
          {number}
          <span className="holiday" title={holidays.join(", ")}>
            {hyphenated(holidays.join(", "))}
          </span>
        </span>
      ) : (
        number
      )}
      {hidden > 0 && (
        <span className="more" data-no-drag>
          +{hidden}
          <span> more</span>
        </span>
      )}
    </div>
  );
}

function EventBar({ segment: { event, column, span, lane } }: { segment: Segment }) {
  const { nameOf } = useLeaveTypes();
  return (
    <div
      aria-hidden="true"
      className={`bar${event.status === "pending" ? " pending" : ""}`}
      title={eventTitle(event, nameOf)}
      data-no-drag
      style={{ gridColumn: `${column} / span ${span}`, gridRow: lane + 2 }}
    >
      {span === 1 ? <ShortName name={eventName(event)} /> : eventName(event)}
    </div>
  );
}

function ShortName({ name }: { name: string }) {
  const [first = ""] = name.split(" ", 1);
  return (
    <>
      {first}
      <span>{name.slice(first.length)}</span>
    </>
  );
}

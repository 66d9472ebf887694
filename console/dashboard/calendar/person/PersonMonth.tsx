import { memo } from "react";
import type { PersonPageAnswer } from "#core/api/people/PersonPageAnswer.ts";
import { type IsoDate, monthOf, yearOf } from "#core/calendar/dates.ts";
import { MONTHS } from "#core/calendar/dateTexts.ts";
import { WEEKDAYS } from "#core/working/patternText.ts";
import { weekdaysFrom } from "#core/calendar/weeks.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { VisuallyHidden } from "#console/shared/parts/VisuallyHidden.tsx";
import { useWeekStart } from "#console/dashboard/session/meContext.ts";
import { type DayCell, dayCells } from "./dayCells.ts";

const NO_DAY = "\u00a0";

interface PersonMonthProps {
  month: IsoDate;
  today: IsoDate;
  page: Pick<PersonPageAnswer, "calendar" | "requests">;
}

export const PersonMonth = memo(function PersonMonth({ month, today, page }: PersonMonthProps) {
  const { nameOf } = useLeaveTypes();
  const weekStart = useWeekStart();
  const weekdays = weekdaysFrom(weekStart).map((weekday) => WEEKDAYS[weekday - 1] ?? "");
  const weeks = dayCells({ month, weekStart }, page, nameOf);
  return (
    <table>
      <caption>
        {MONTHS[monthOf(month) - 1]}
        <VisuallyHidden> {yearOf(month)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" abbr={day}>
              {day.slice(0, 1)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)?.date}>
            {week.map((cell, day) =>
              cell ? (
                <Day key={cell.date} cell={cell} isToday={cell.date === today} />
              ) : (
                <td key={weekdays[day]}>{NO_DAY}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

function Day({
  cell: { date, isOff, isHoliday, isClosure, parts, text },
  isToday,
}: {
  cell: DayCell;
  isToday: boolean;
}) {
  const whole = parts.find(({ from, to }) => from === 0 && to === 1);
  const classes = [
    isOff && "off",
    isHoliday && "holiday",
    isClosure && "closure",
    isToday && "today",
    whole?.status,
  ].filter(Boolean);
  return (
    <td
      className={classes.join(" ") || undefined}
      title={text || undefined}
      aria-current={isToday ? "date" : undefined}
    >
      {parts.map(({ status, from, to }) => (
        <span
          key={`${status} ${from}`}
          className={`part ${status}`}
          style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
        />
      ))}
      <span className="day">{Number(date.slice(8))}</span>
      {text && <VisuallyHidden>{text.slice(text.indexOf(":"))}</VisuallyHidden>}
    </td>
  );
}

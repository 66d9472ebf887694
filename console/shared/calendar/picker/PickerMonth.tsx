// oxlint-disable jsx-a11y/prefer-tag-over-role -- a grid of days has one cell in the tab order, which a table doesn't
import { addDays, type IsoDate, weekdayOf } from "#core/calendar/dates.ts";
import { shortWeekday } from "#core/calendar/dateTexts.ts";
import { weekdaysFrom, type WeekStart, weeksOfMonth } from "#core/calendar/weeks.ts";
import { longDate, monthName } from "../../localDates.ts";
import { type PickerDay, pickerDayText } from "./pickerDays.ts";

const NO_DAY = "\u00a0";

interface PickerMonthProps {
  month: IsoDate;
  weekStart: WeekStart;
  dayOf?: (date: IsoDate) => PickerDay;
  span: { startDate: IsoDate; endDate: IsoDate } | undefined;
  today: IsoDate;
  min: IsoDate;
  max?: IsoDate;
  focused: IsoDate;
}

export function PickerMonth({ month, weekStart, dayOf, span, today, min, max, focused }: PickerMonthProps) {
  return (
    <div role="grid" aria-label={monthName(month)} className="month">
      <div role="row" className="week">
        {weekdaysFrom(weekStart).map((weekday) => (
          <div key={weekday} role="columnheader" aria-label={shortWeekday(weekday)} className="weekday">
            {shortWeekday(weekday).slice(0, 2)}
          </div>
        ))}
      </div>
      {weeksOfMonth(month, weekStart).map((start) => (
        <div key={start} role="row" className="week">
          {Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((date) =>
            date.slice(0, 7) === month.slice(0, 7) ? (
              <PickerCell
                key={date}
                date={date}
                day={dayOf?.(date)}
                span={span}
                isToday={date === today}
                isOut={date < min || (max !== undefined && date > max)}
                isFocused={date === focused}
              />
            ) : (
              <div key={date} role="gridcell" className="blank">
                {NO_DAY}
              </div>
            ),
          )}
        </div>
      ))}
    </div>
  );
}

interface PickerCellProps {
  date: IsoDate;
  day: PickerDay | undefined;
  span: PickerMonthProps["span"];
  isToday: boolean;
  isOut: boolean;
  isFocused: boolean;
}

function PickerCell({ date, day, span, isToday, isOut, isFocused }: PickerCellProps) {
  const isChosen = span !== undefined && span.startDate <= date && date <= span.endDate;
  const about = day ? pickerDayText(day) : "";
  const looks = {
    off: day ? day.isOff : weekdayOf(date) > 5,
    holiday: day !== undefined && day.holidays.length > 0,
    closed: day !== undefined && day.closed.length > 0,
    out: isOut,
    chosen: isChosen,
    first: isChosen && date === span.startDate,
    last: isChosen && date === span.endDate,
  };
  return (
    <div
      role="gridcell"
      className={["day", ...Object.entries(looks).flatMap(([name, has]) => (has ? [name] : []))].join(" ")}
      aria-label={`${longDate(date)}${isToday ? ", today" : ""}${about && `, ${about}`}`}
      aria-selected={isChosen}
      aria-disabled={isOut}
      aria-current={isToday ? "date" : undefined}
      tabIndex={isFocused ? 0 : -1}
      data-date={date}
    >
      <span className="date">{Number(date.slice(8))}</span>
      <span className="marks">
        {day?.own && <span className={`own ${day.own}`} />}
        {day?.away.slice(0, MOST_DOTS).map((name) => (
          <span key={name} className="away" />
        ))}
      </span>
    </div>
  );
}

const MOST_DOTS = 3;

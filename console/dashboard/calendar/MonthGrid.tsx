// oxlint-disable jsx-a11y/prefer-tag-over-role -- table rows cannot hold bars that span their cells
import Box from "@mui/material/Box";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import type { IsoDate } from "#core/calendar/dates.ts";
import { shortWeekday } from "#core/calendar/dateTexts.ts";
import { weekdaysFrom } from "#core/calendar/weeks.ts";
import { monthName } from "#console/shared/localDates.ts";
import { useWeekStart } from "../session/meContext.ts";
import { monthLook } from "./monthLook.ts";
import type { Week } from "./monthWeeks.ts";
import { moveDay } from "#console/shared/calendar/moveDay.ts";
import { type ChosenDates, useDayDrag } from "./useDayDrag.ts";
import { WeekRow } from "./WeekRow.tsx";

const CELL = "[data-date]";

interface MonthGridProps {
  month: IsoDate;
  weeks: Week[];
  today: IsoDate;
  selected: IsoDate;
  onSelect: (date: IsoDate) => void;
  onRequest?: ((dates: ChosenDates) => void) | undefined;
}

export function MonthGrid({ month, weeks, today, selected, onSelect, onRequest }: MonthGridProps) {
  const weekStart = useWeekStart();
  const grid = useRef<HTMLDivElement>(null);
  const follows = useRef(false);

  useEffect(() => {
    if (!follows.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-date="${selected}"]`);
    cell?.focus();
    follows.current = false;
  }, [selected]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && selected >= today) return onRequest?.({ startDate: selected, endDate: selected });
    const day = event.ctrlKey || event.metaKey || event.altKey ? undefined : moveDay(selected, event.key, weekStart);
    if (!day) return undefined;
    event.preventDefault();
    follows.current = true;
    return onSelect(day);
  };
  const onClick = ({ clientX, target }: MouseEvent<HTMLElement>) => {
    const date = dateAt(target, clientX);
    if (date) onSelect(date);
  };
  const dayAt = ({ clientX, clientY }: PointerEvent) => {
    const target = document.elementFromPoint(clientX, clientY);
    return grid.current?.contains(target) ? dateAt(target, clientX) : undefined;
  };
  const { chosen, ...drag } = useDayDrag({ today, dayAt, onDone: onRequest });

  return (
    <Box
      ref={grid}
      role="grid"
      aria-label={monthName(month)}
      onKeyDown={onKeyDown}
      onClick={onClick}
      {...(onRequest && drag)}
      className={onRequest && "draggable"}
      sx={monthLook}
    >
      <div role="row" className="weekdays">
        {weekdaysFrom(weekStart).map((weekday) => (
          <div key={weekday} role="columnheader" aria-label={shortWeekday(weekday)}>
            {/* If there is no room, only the first letter is shown. */}
            {shortWeekday(weekday).slice(0, 1)}
            <span>{shortWeekday(weekday).slice(1)}</span>
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <WeekRow
          key={week.days[0]?.date}
          week={week}
          month={month}
          today={today}
          selected={week.days.some(({ date }) => date === selected) ? selected : undefined}
          chosen={chosen && week.days.some(({ date }) => isWithin(date, chosen)) ? chosen : undefined}
        />
      ))}
    </Box>
  );
}

function isWithin(date: IsoDate, { startDate, endDate }: ChosenDates): boolean {
  return startDate <= date && date <= endDate;
}

function dateAt(target: EventTarget | null, x: number): IsoDate | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>(CELL) ?? cellBelow(x, target.closest("[role=row]"));
  return cell?.dataset["date"];
}

function cellBelow(x: number, row: Element | null): HTMLElement | undefined {
  return [...(row?.querySelectorAll<HTMLElement>(CELL) ?? [])].find((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return left <= x && x <= right;
  });
}

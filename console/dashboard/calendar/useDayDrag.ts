import { type PointerEvent, useRef, useState } from "react";
import type { IsoDate } from "#core/calendar/dates.ts";

export interface ChosenDates {
  startDate: IsoDate;
  endDate: IsoDate;
}

interface DayDrag {
  today: IsoDate;
  dayAt: (event: PointerEvent) => IsoDate | undefined;
  onDone: ((dates: ChosenDates) => void) | undefined;
}

const OTHER = "[data-no-drag]";

export function useDayDrag({ today, dayAt, onDone }: DayDrag) {
  const [chosen, setChosen] = useState<ChosenDates>();
  const start = useRef<IsoDate>(undefined);
  const upTo = (date: IsoDate, from: IsoDate): ChosenDates =>
    date < from ? { startDate: date < today ? today : date, endDate: from } : { startDate: from, endDate: date };
  const end = () => {
    start.current = undefined;
    setChosen(undefined);
  };
  return {
    chosen,
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      if (event.target instanceof Element && event.target.closest(OTHER)) return;
      const date = dayAt(event);
      if (!date || date < today) return;
      start.current = date;
      setChosen({ startDate: date, endDate: date });
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = start;
      const date = current && dayAt(event);
      if (!date) return;
      const next = upTo(date, current);
      setChosen((now) => (now?.startDate === next.startDate && now.endDate === next.endDate ? now : next));
    },
    onPointerUp: () => {
      if (start.current && chosen) onDone?.(chosen);
      end();
    },
    onPointerLeave: end,
  };
}

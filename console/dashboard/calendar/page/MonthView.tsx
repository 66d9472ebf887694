import Button from "@mui/material/Button";
import { useMemo } from "react";
import type { RosterAnswer } from "#core/api/calendar/RosterAnswer.ts";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { DayEvents } from "../DayEvents.tsx";
import { MonthGrid } from "../MonthGrid.tsx";
import { monthWeeks } from "../monthWeeks.ts";
import type { ChosenDates } from "../useDayDrag.ts";
import { closuresOf, daysOff } from "./daysOff.ts";

interface MonthViewProps {
  month: IsoDate;
  today: IsoDate;
  selected: IsoDate;
  events: readonly CalendarEventAnswer[];
  closed: readonly ClosedDatesAnswer[];
  roster: RosterAnswer | undefined;
  /** The office whose days off are marked; empty for the viewer's own. */
  officeId: string;
  onSelect: (date: IsoDate) => void;
  onRequest: (dates: ChosenDates) => void;
}

/** A month with the days off of an office, and the people away on the selected day. Days can be requested in it. */
export function MonthView(props: MonthViewProps) {
  const { month, today, selected, events, closed, roster, officeId, onSelect, onRequest } = props;
  const weeks = useMemo(() => {
    const office = roster?.offices.find(({ id }) => id === (officeId || roster.officeId));
    if (!office || !roster) return monthWeeks(month, events, closed);
    const blackouts = closed.filter(({ kind }) => kind === "blackout");
    return monthWeeks(month, events, [...closuresOf(office), ...blackouts], daysOff(office, roster.from));
  }, [month, events, closed, roster, officeId]);
  const day = weeks.flatMap(({ days }) => days).find(({ date }) => date === selected);
  return (
    <>
      <MonthGrid
        month={month}
        weeks={weeks}
        today={today}
        selected={selected}
        onSelect={onSelect}
        onRequest={onRequest}
      />
      <DayEvents
        date={selected}
        isToday={selected === today}
        events={day?.events ?? []}
        closed={day?.closed ?? []}
        holidays={day?.holidays}
        action={
          selected >= today && (
            <Button
              size="small"
              variant="outlined"
              sx={{ displayPrint: "none" }}
              onClick={() => onRequest({ startDate: selected, endDate: selected })}
            >
              Request This Day
            </Button>
          )
        }
      />
    </>
  );
}

import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import type { RosterAnswer } from "#core/api/calendar/RosterAnswer.ts";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { monthName } from "#console/shared/localDates.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { VisuallyHidden } from "#console/shared/parts/VisuallyHidden.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { closedDates, ownDays } from "#console/shared/calendar/calendarCalls.ts";
import { DateSteps } from "../DateSteps.tsx";
import { DayEvents } from "../DayEvents.tsx";
import { MonthGrid } from "../MonthGrid.tsx";
import { monthWeeks } from "../monthWeeks.ts";
import { countedBy } from "#console/shared/calendar/picker/pickerDays.ts";
import { monthWindow } from "#console/shared/calendar/monthWindow.ts";
import type { ChosenDates } from "../useDayDrag.ts";
import { useWeekStart } from "../../session/meContext.ts";
import { CalendarLegend } from "./CalendarLegend.tsx";
import { type CalendarFilter, isFiltered, matchingEvents } from "./calendarFilter.ts";
import { closuresOf, daysOff } from "#console/shared/calendar/daysOff.ts";

interface MonthViewProps {
  month: IsoDate;
  today: IsoDate;
  selected: IsoDate;
  filter: CalendarFilter;
  events: UseQueryResult<CalendarEventAnswer[]>;
  roster: RosterAnswer | undefined;
  onSelect: (date: IsoDate) => void;
  onRequest: (dates: ChosenDates) => void;
}

export function MonthView({ month, today, selected, filter, events, roster, onSelect, onRequest }: MonthViewProps) {
  const { data: closed } = useQuery({ ...closedDates(monthWindow(month, today)), placeholderData: keepPreviousData });
  const { data: own } = useQuery({ ...ownDays(monthWindow(month, today)), placeholderData: keepPreviousData });
  const weekStart = useWeekStart();
  const weeks = useMemo(() => {
    const people = roster && new Set(roster.people.map(({ id }) => id));
    const shown = matchingEvents(events.data ?? [], filter, people);
    const office = roster?.offices.find(({ id }) => id === (filter.officeId || roster.officeId));
    if (!office || !roster) return monthWeeks(month, weekStart, shown, closed);
    const marked = [...closuresOf(office), ...blackoutsOf(closed)];
    return monthWeeks(month, weekStart, shown, marked, daysOff(office, roster.from));
  }, [month, weekStart, events.data, closed, roster, filter]);
  const day = weeks.flatMap(({ days }) => days).find(({ date }) => date === selected);
  const isRequestable = selected >= today && countedBy(own)(selected);
  const request = (
    <Button
      size="small"
      variant="outlined"
      sx={{ displayPrint: "none" }}
      onClick={() => onRequest({ startDate: selected, endDate: selected })}
    >
      Request This Day Off
    </Button>
  );
  return (
    <Section
      title={monthName(month)}
      actions={
        <DateSteps of="month" onToday={() => onSelect(today)} onStep={(steps) => onSelect(addMonths(month, steps))} />
      }
    >
      <VisuallyHidden isStatus>{monthName(month)}</VisuallyHidden>
      <Loaded
        query={events}
        failed="Failed to load team calendar"
        skeleton={<Skeleton variant="rounded" height={460} />}
      >
        {() => (
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
              isFiltered={isFiltered(filter)}
              action={isRequestable && request}
            />
          </>
        )}
      </Loaded>
      <CalendarLegend view="month" />
    </Section>
  );
}

function blackoutsOf(closed: readonly ClosedDatesAnswer[] = []): ClosedDatesAnswer[] {
  return closed.filter(({ kind }) => kind === "blackout");
}

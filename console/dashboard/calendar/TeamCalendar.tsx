import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import { addMonths, type IsoDate } from "#core/calendar/dates.ts";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { monthName } from "#console/shared/localDates.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { useToday, useWeekStart } from "../session/meContext.ts";
import { closedDates, teamCalendar, visibleTeams } from "#console/shared/calendar/calendarCalls.ts";
import { DateSteps } from "./DateSteps.tsx";
import { DayEvents } from "./DayEvents.tsx";
import { MonthGrid } from "./MonthGrid.tsx";
import { monthWeeks } from "./monthWeeks.ts";
import { monthWindow } from "#console/shared/calendar/monthWindow.ts";
import { useCalendarDay } from "./useCalendarDay.ts";

const FilterSelect = lazy(() =>
  import("#console/shared/parts/FilterSelect.tsx").then((file) => ({ default: file.FilterSelect })),
);

const EVERYONE = "everyone";

export function TeamCalendar() {
  const today = useToday();
  const { month, selected, select } = useCalendarDay(today);
  const { data: teams = [] } = useQuery(visibleTeams());
  const [asked, setTeam] = useAddressParam("team", EVERYONE);
  const team = teams.find(({ id }) => id === asked);
  const events = useQuery({
    ...teamCalendar(monthWindow(month, today), team?.id),
    ...onDashboard,
    placeholderData: keepPreviousData,
  });
  const closed = useQuery({
    ...closedDates(monthWindow(month, today)),
    ...onDashboard,
    placeholderData: keepPreviousData,
  });
  return (
    <Section
      title="Team Calendar"
      actions={
        <DateSteps of="month" onToday={() => select(today)} onStep={(steps) => select(addMonths(month, steps))} />
      }
    >
      <Typography aria-live="polite" sx={{ color: "text.secondary", mt: -1.5, mb: 1.5 }}>
        {monthName(month)}
      </Typography>
      {teams.length > 0 && (
        <Box sx={{ display: "flex", mb: 1.5 }}>
          <Suspense fallback={<Skeleton variant="rounded" width={150} height={40} />}>
            <FilterSelect
              label="Team"
              value={team?.id ?? EVERYONE}
              options={[
                { value: EVERYONE, label: "Everyone" },
                ...teams.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={setTeam}
            />
          </Suspense>
        </Box>
      )}
      <Loaded
        query={events}
        failed="Failed to load team calendar"
        skeleton={<Skeleton variant="rounded" height={460} />}
      >
        {(all) => (
          <Month
            month={month}
            today={today}
            selected={selected}
            events={all}
            closed={closed.data ?? NONE}
            isFiltered={team !== undefined}
            onSelect={select}
          />
        )}
      </Loaded>
    </Section>
  );
}

const NONE: ClosedDatesAnswer[] = [];

interface MonthProps {
  month: IsoDate;
  today: IsoDate;
  selected: IsoDate;
  events: CalendarEventAnswer[];
  closed: ClosedDatesAnswer[];
  isFiltered: boolean;
  onSelect: (date: IsoDate) => void;
}

function Month({ month, today, selected, events, closed, isFiltered, onSelect }: MonthProps) {
  const weekStart = useWeekStart();
  const weeks = useMemo(() => monthWeeks(month, weekStart, events, closed), [month, weekStart, events, closed]);
  const day = weeks.flatMap(({ days }) => days).find(({ date }) => date === selected);
  return (
    <>
      <MonthGrid month={month} weeks={weeks} today={today} selected={selected} onSelect={onSelect} />
      <DayEvents
        date={selected}
        isToday={selected === today}
        events={day?.events ?? []}
        closed={day?.closed ?? []}
        isFiltered={isFiltered}
      />
    </>
  );
}

import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import { monthName } from "#console/shared/localDates.ts";
import { VisuallyHidden } from "#console/shared/parts/VisuallyHidden.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { useToday } from "../../session/meContext.ts";
import { calendarRoster, closedDates, teamCalendar, visibleTeams } from "../calendarCalls.ts";
import { MonthSteps } from "../MonthSteps.tsx";
import { monthWindow } from "../monthWindow.ts";
import { useCalendarDay } from "../useCalendarDay.ts";
import type { ChosenDates } from "../useDayDrag.ts";
import { CalendarFilters } from "./CalendarFilters.tsx";
import { CalendarLegend } from "./CalendarLegend.tsx";
import { matchingEvents } from "./calendarFilter.ts";
import { MonthView } from "./MonthView.tsx";
import { useCalendarFilter } from "./useCalendarFilter.ts";
import { WhoIsAway } from "./WhoIsAway.tsx";

/** One array, so that the weeks are computed once. */
const NONE: ClosedDatesAnswer[] = [];

/** The calendar with its filters: a month, and the people away soon. */
export function CalendarView({ onRequest }: { onRequest: (dates: ChosenDates) => void }) {
  const today = useToday();
  const { month, selected, select } = useCalendarDay(today);
  const filters = useCalendarFilter();
  const { filter } = filters;
  const { data: teams = [] } = useQuery(visibleTeams());
  const team = teams.find(({ id }) => id === filter.teamId);
  const window = monthWindow(month, today);
  const kept = { placeholderData: keepPreviousData };
  const events = useQuery({ ...teamCalendar(window, team?.id), ...kept });
  const soon = useQuery({ ...teamCalendar(undefined, team?.id), ...kept });
  const closed = useQuery({ ...closedDates(window), ...kept });
  const roster = useQuery({ ...calendarRoster({ window, officeId: filter.officeId || undefined }), ...kept });
  const wanted = useDeferredValue(filter);
  const people = useMemo(() => roster.data && new Set(roster.data.people.map(({ id }) => id)), [roster.data]);
  const shown = useMemo(() => matchingEvents(events.data ?? [], wanted, people), [events.data, wanted, people]);
  const shownSoon = useMemo(() => matchingEvents(soon.data ?? [], wanted, people), [soon.data, wanted, people]);
  return (
    <>
      <CalendarFilters filters={filters} offices={roster.data?.offices ?? []} teams={teams} />
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: LAYOUT, alignItems: "start" }}>
        <Section title={monthName(month)} actions={<MonthSteps month={month} today={today} onSelect={select} />}>
          <VisuallyHidden isStatus>{monthName(month)}</VisuallyHidden>
          <Loaded
            query={events}
            failed="Failed to load team calendar"
            skeleton={<Skeleton variant="rounded" height={460} />}
          >
            {() => (
              <MonthView
                month={month}
                today={today}
                selected={selected}
                events={shown}
                closed={closed.data ?? NONE}
                roster={roster.data}
                officeId={filter.officeId}
                onSelect={select}
                onRequest={onRequest}
              />
            )}
          </Loaded>
          <CalendarLegend />
        </Section>
        {soon.data && <WhoIsAway events={shownSoon} today={today} />}
      </Box>
    </>
  );
}

const LAYOUT = { xs: "minmax(0, 1fr)", lg: "minmax(0, 2.4fr) minmax(0, 1fr)" };

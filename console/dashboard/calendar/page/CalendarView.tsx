import Box from "@mui/material/Box";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useDeferredValue, useMemo } from "react";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useToday, useWeekStart } from "../../session/meContext.ts";
import { calendarRoster, teamCalendar, visibleTeams } from "#console/shared/calendar/calendarCalls.ts";
import { monthWindow } from "#console/shared/calendar/monthWindow.ts";
import { RANGES, timelineSpan } from "../timeline/timelineSpan.ts";
import { useCalendarDay } from "../useCalendarDay.ts";
import type { ChosenDates } from "../useDayDrag.ts";
import { CalendarFilters } from "./CalendarFilters.tsx";
import { twoWeeks } from "./awaySoon.ts";
import { matchingEvents } from "./calendarFilter.ts";
import { MonthView } from "./MonthView.tsx";
import { useCalendarFilter } from "./useCalendarFilter.ts";
import { ViewChoice } from "./ViewChoice.tsx";
import { WhoIsAway } from "./WhoIsAway.tsx";

const TimelineView = lazy(() => import("./TimelineView.tsx").then((file) => ({ default: file.TimelineView })));

/** One array, so that rows are computed once. */
const NO_TEAMS: TeamAnswer[] = [];

/** The calendar with its filters, as a month or as a timeline, and the people away soon. */
export function CalendarView({ onRequest }: { onRequest: (dates: ChosenDates) => void }) {
  const today = useToday();
  const weekStart = useWeekStart();
  const { month, selected, select } = useCalendarDay(today);
  const [view, setView] = useAddressParam("view", "month");
  const [askedRange, setRange] = useAddressParam("range", "quarter");
  const range = RANGES.find((known) => known === askedRange) ?? "quarter";
  const filters = useCalendarFilter();
  const filter = useDeferredValue(filters.filter);
  const { data: teams = NO_TEAMS } = useQuery(visibleTeams());
  const teamId = teams.find(({ id }) => id === filter.teamId)?.id;
  const isTimeline = view === "timeline";
  const window = isTimeline ? timelineSpan(range, month) : monthWindow(month, today);
  const kept = { placeholderData: keepPreviousData };
  const events = useQuery({ ...teamCalendar(window, teamId), ...kept });
  const { data: soon } = useQuery({ ...teamCalendar(twoWeeks(today, weekStart), teamId), ...kept });
  // In the month, the roster doesn't depend on the team.
  const wantedRoster = { window, officeId: filter.officeId || undefined, teamId: isTimeline ? teamId : undefined };
  const roster = useQuery({ ...calendarRoster(wantedRoster), ...kept });
  const away = useMemo(() => {
    const people = roster.data && new Set(roster.data.people.map(({ id }) => id));
    return soon && matchingEvents(soon, filter, people);
  }, [soon, filter, roster.data]);
  const shared = { month, today, filter, events, onSelect: select, onRequest };
  return (
    <>
      <Box sx={{ display: "flex", displayPrint: "none", flexWrap: "wrap", gap: 1.5, mb: 2 }}>
        <ViewChoice view={isTimeline ? "timeline" : "month"} onChange={setView} />
        <CalendarFilters filters={filters} offices={roster.data?.offices ?? []} teams={teams} />
      </Box>
      <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: isTimeline ? ONE : TWO, alignItems: "start" }}>
        {isTimeline ? (
          <Suspense fallback={<ListSkeleton rows={8} />}>
            <TimelineView {...shared} range={range} onRange={setRange} teams={teams} roster={roster} />
          </Suspense>
        ) : (
          <MonthView {...shared} selected={selected} roster={roster.data} />
        )}
        {away && <WhoIsAway events={away} today={today} />}
      </Box>
    </>
  );
}

const ONE = "minmax(0, 1fr)";
const TWO = { xs: ONE, lg: "minmax(0, 2.4fr) minmax(0, 1fr)" };

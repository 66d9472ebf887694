import Box from "@mui/material/Box";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { useToday, useWeekStart } from "../../session/meContext.ts";
import { visibleTeams } from "#console/shared/calendar/calendarCalls.ts";
import { ROOMY } from "#console/shared/parts/columns.ts";
import { rangeNamed } from "../timeline/timelineSpan.ts";
import { useCalendarDay } from "../useCalendarDay.ts";
import type { ChosenDates } from "../useDayDrag.ts";
import { CalendarFilters } from "./CalendarFilters.tsx";
import { isFiltered, matchingEvents } from "./calendarFilter.ts";
import { calendarQueries } from "./calendarQueries.ts";
import { MonthView } from "./MonthView.tsx";
import { TimelineView } from "./TimelineView.tsx";
import { useCalendarFilter } from "./useCalendarFilter.ts";
import { ViewChoice } from "./ViewChoice.tsx";
import { WhoIsAway } from "./WhoIsAway.tsx";

const NO_TEAMS: TeamAnswer[] = [];

export function CalendarView({ onRequest }: { onRequest: (dates: ChosenDates) => void }) {
  const today = useToday();
  const weekStart = useWeekStart();
  const { month, selected, select } = useCalendarDay(today);
  const [view, setView] = useAddressParam("view", "month");
  const [askedRange, setRange] = useAddressParam("range", "quarter");
  const range = rangeNamed(askedRange);
  const filters = useCalendarFilter();
  const filter = useDeferredValue(filters.filter);
  const { data: teams = NO_TEAMS } = useQuery(visibleTeams());
  const teamId = teams.find(({ id }) => id === filter.teamId)?.id;
  const isTimeline = view === "timeline";
  const shownRange = isTimeline ? range : undefined;
  const queries = calendarQueries({ range: shownRange, month, today, weekStart, officeId: filter.officeId, teamId });
  const kept = { placeholderData: keepPreviousData };
  const events = useQuery({ ...queries.events, ...kept });
  const { data: soon } = useQuery({ ...queries.soon, ...kept });
  const roster = useQuery({ ...queries.roster, ...kept });
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
      <Box
        sx={{ display: "grid", gap: 3, gridTemplateColumns: ONE, alignItems: "start", ...(!isTimeline && TWO_IF_ROOM) }}
      >
        {isTimeline ? (
          <TimelineView {...shared} range={range} onRange={setRange} teams={teams} roster={roster} />
        ) : (
          <MonthView {...shared} selected={selected} roster={roster.data} />
        )}
        {away && <WhoIsAway events={away} today={today} isFiltered={isFiltered(filter)} />}
      </Box>
    </>
  );
}

const ONE = "minmax(0, 1fr)";
const TWO_IF_ROOM = { [ROOMY]: { gridTemplateColumns: { lg: "minmax(0, 2.4fr) minmax(0, 1fr)" } } };

import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { RosterAnswer } from "#core/api/calendar/RosterAnswer.ts";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import type { TeamAnswer } from "#core/api/TeamAnswer.ts";
import { type IsoDate, yearOf } from "#core/calendar/dates.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { closedDates } from "#console/shared/calendar/calendarCalls.ts";
import { monthName } from "#console/shared/localDates.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { useMe } from "../../session/meContext.ts";
import { DateSteps } from "../DateSteps.tsx";
import { Timeline } from "../timeline/Timeline.tsx";
import { TimelineControls } from "../timeline/TimelineControls.tsx";
import { timelineFacts } from "../timeline/timelineFacts.ts";
import { GROUPINGS, timelineRows } from "../timeline/timelineRows.ts";
import { type Range, stepRange, timelineSpan } from "../timeline/timelineSpan.ts";
import type { ChosenDates } from "../useDayDrag.ts";
import { CalendarLegend } from "./CalendarLegend.tsx";
import type { CalendarFilter } from "./calendarFilter.ts";

interface TimelineViewProps {
  range: Range;
  onRange: (range: string) => void;
  month: IsoDate;
  today: IsoDate;
  filter: CalendarFilter;
  teams: readonly TeamAnswer[];
  events: UseQueryResult<CalendarEventAnswer[]>;
  roster: UseQueryResult<RosterAnswer>;
  onSelect: (date: IsoDate) => void;
  onRequest: (dates: ChosenDates) => void;
}

export function TimelineView(props: TimelineViewProps) {
  const { range, onRange, month, today, filter, teams, events, roster, onSelect, onRequest } = props;
  const me = useMe();
  const [askedBy, setBy] = useAddressParam("by", "office");
  const by = GROUPINGS.find((known) => known === askedBy && teams.length > 0) ?? "office";
  const span = useMemo(() => timelineSpan(range, month), [range, month]);
  const { type, name } = filter;
  const loaded = useMemo(() => {
    const isOf = roster.data && roster.data.from <= span.from && span.to <= roster.data.to && !events.isPlaceholderData;
    return isOf && events.data
      ? { range, facts: timelineFacts(roster.data, events.data, { span, type, name }) }
      : undefined;
  }, [roster.data, events.data, events.isPlaceholderData, range, span, type, name]);
  const { data: closed } = useQuery({ ...closedDates(span), placeholderData: keepPreviousData });
  const blackouts = useMemo(() => (closed ?? []).filter(({ kind }) => kind === "blackout"), [closed]);
  const [last, setLast] = useState(loaded);
  if (loaded && loaded !== last) setLast(loaded);
  const shown = loaded ?? last;
  const facts = shown?.facts;
  const rows = useMemo(
    () => (roster.data && facts ? timelineRows(facts.people, { by, roster: roster.data, teams, viewerId: me.id }) : []),
    [roster.data, facts, by, teams, me.id],
  );
  const title = rangeName(range, span.from);
  const both = {
    data: shown,
    error: roster.error ?? events.error,
    isFetching: roster.isFetching || events.isFetching,
    refetch: () => Promise.all([roster.refetch(), events.refetch()]),
  };
  return (
    <Section
      title={title}
      actions={
        <DateSteps
          of={range}
          onToday={() => onSelect(today)}
          onStep={(steps) => onSelect(stepRange(range, month, steps))}
        />
      }
    >
      <TimelineControls range={range} onRange={onRange} by={by} onBy={setBy} hasTeams={teams.length > 0} />
      <Loaded query={both} failed="Failed to load team calendar" skeleton={<Skeleton variant="rounded" height={460} />}>
        {(current) =>
          rows.length === 0 ? (
            <Nothing>Nobody matches these filters</Nothing>
          ) : (
            <Timeline
              label={`Timeline, ${formatSpan(current.facts.span.from, current.facts.span.to)}`}
              facts={current.facts}
              rows={rows}
              range={current.range}
              today={today}
              viewerId={me.id}
              blackouts={blackouts}
              onRequest={onRequest}
            />
          )
        }
      </Loaded>
      {roster.data && roster.data.total > roster.data.people.length && (
        <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
          {`The timeline shows ${roster.data.people.length.toLocaleString("en-US")} of ${roster.data.total.toLocaleString("en-US")} people. Choose an office or a team to see the others.`}
        </Typography>
      )}
      <CalendarLegend view="timeline" />
    </Section>
  );
}

function rangeName(range: Range, from: IsoDate): string {
  if (range === "year") return String(yearOf(from));
  if (range === "month") return monthName(from);
  return `Quarter ${Math.ceil(Number(from.slice(5, 7)) / 3)}, ${yearOf(from)}`;
}

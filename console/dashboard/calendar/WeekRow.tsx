// oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of a table cannot hold bars that lie across their cells
import Box from "@mui/material/Box";
import { memo } from "react";
import type { IsoDate } from "#core/calendar/dates.ts";
import { dayLabel, eventName, eventTitle } from "./eventWords.ts";
import { eventsOfDay, hiddenByDay, type Segment, type Week } from "./monthWeeks.ts";

/** Rows of events that a week shows; what lies below is counted day by day. */
const LANES = 4;
const LEAST_LANES = 2;

interface WeekRowProps {
  week: Week;
  month: IsoDate;
  today: IsoDate;
  /** If it lies in this week. */
  selected: IsoDate | undefined;
}

/** One week: its seven days as cells, and over them the events, each across its days. The grid knows what a click means. */
export const WeekRow = memo(function WeekRow({ week, month, today, selected }: WeekRowProps) {
  const hidden = hiddenByDay(week, LANES);
  const overflows = hidden.some((count) => count > 0);
  const lanes = Math.min(LANES, Math.max(LEAST_LANES, ...week.segments.map(({ lane }) => lane + 1)));
  return (
    <Box
      role="row"
      sx={{
        display: "grid",
        gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
        gridTemplateRows: `32px repeat(${lanes}, var(--lane)) ${overflows ? "20px" : "6px"}`,
        rowGap: "2px",
        borderTop: 1,
        borderColor: "divider",
        "--lane": { xs: "18px", sm: "24px" },
      }}
    >
      {week.dates.map((date, day) => (
        <DayCell
          key={date}
          date={date}
          column={day + 1}
          label={dayLabel(date, date === today, eventsOfDay(week, date))}
          isToday={date === today}
          isSelected={date === selected}
          isOutside={date.slice(0, 7) !== month.slice(0, 7)}
          hidden={hidden[day] ?? 0}
        />
      ))}
      {week.segments
        .filter(({ lane }) => lane < LANES)
        .map((segment) => (
          <EventBar key={segment.event.id} segment={segment} />
        ))}
    </Box>
  );
});

interface DayCellProps {
  date: IsoDate;
  column: number;
  label: string;
  isToday: boolean;
  isSelected: boolean;
  isOutside: boolean;
  hidden: number;
}

/** One of these cells is in the tab order: the selected one. The grid's keys lead to the others. */
function DayCell({ date, column, label, isToday, isSelected, isOutside, hidden }: DayCellProps) {
  return (
    <Box
      role="gridcell"
      aria-label={label}
      aria-selected={isSelected}
      aria-current={isToday ? "date" : undefined}
      tabIndex={isSelected ? 0 : -1}
      data-date={date}
      sx={{
        gridColumn: column,
        gridRow: "1 / -1",
        minWidth: 0,
        p: 0.5,
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        fontSize: "0.8125rem",
        cursor: "pointer",
        borderRadius: 1.5,
        bgcolor: isSelected ? "quiet.main" : undefined,
        "&:hover": { bgcolor: "quiet.main" },
        "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: -2 },
      }}
    >
      <Box
        component="time"
        dateTime={date}
        sx={{
          display: "inline-grid",
          placeItems: "center",
          alignSelf: "flex-start",
          minWidth: 24,
          height: 24,
          borderRadius: 99,
          fontWeight: isToday ? 700 : isOutside ? 400 : 550,
          color: isToday ? "primary.contrastText" : isOutside ? "text.secondary" : "text.primary",
          bgcolor: isToday ? "primary.main" : undefined,
        }}
      >
        {Number(date.slice(8))}
      </Box>
      {hidden > 0 && (
        <Box
          component="span"
          sx={{ px: 0.5, fontSize: "0.75rem", lineHeight: 1.3, color: "text.secondary", whiteSpace: "nowrap" }}
        >
          +{hidden}
          <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
            {" "}
            more
          </Box>
        </Box>
      )}
    </Box>
  );
}

/** For the eye and the pointer; the cells below it tell the same to everybody. */
function EventBar({ segment: { event, column, span, lane } }: { segment: Segment }) {
  const isPending = event.status === "pending";
  return (
    <Box
      aria-hidden="true"
      title={eventTitle(event)}
      sx={{
        gridColumn: `${column} / span ${span}`,
        gridRow: lane + 2,
        mx: { xs: "1px", sm: "2px" },
        px: { xs: "3px", sm: 0.75 },
        lineHeight: "var(--lane)",
        fontSize: { xs: "0.6875rem", sm: "0.8125rem" },
        fontWeight: 550,
        borderRadius: { xs: 1, sm: 1.5 },
        overflow: "hidden",
        whiteSpace: "nowrap",
        textOverflow: { xs: "clip", sm: "ellipsis" },
        cursor: "pointer",
        bgcolor: isPending ? "event.pending" : "event.approved",
        color: isPending ? "event.pendingText" : "event.approvedText",
      }}
    >
      {eventName(event)}
    </Box>
  );
}

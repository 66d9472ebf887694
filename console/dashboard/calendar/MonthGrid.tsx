import Box from "@mui/material/Box";
import { formatLongDate, formatSpan, type IsoDate } from "#core/calendar/dates.ts";
import { capitalized } from "#console/shared/formats.ts";
import type { CalendarEvent } from "./calendarCalls.ts";
import { monthWeeks, type Segment, type Week } from "./monthWeeks.ts";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
/** Rows of events that a week shows; the rest is counted. */
const LANES = 4;

interface MonthGridProps {
  month: IsoDate;
  today: IsoDate;
  events: CalendarEvent[];
}

/** One month: approved time off in blue, pending in pink, each across its days to the end of the week. */
export function MonthGrid({ month, today, events }: MonthGridProps) {
  return (
    <Box sx={{ mx: { xs: -0.5, sm: 0 } }}>
      <Box aria-hidden="true" sx={{ display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))", pb: 0.75 }}>
        {WEEKDAYS.map((weekday) => (
          <Box key={weekday} sx={{ px: 0.75, fontSize: "0.8125rem", fontWeight: 600, color: "text.secondary" }}>
            {weekday}
          </Box>
        ))}
      </Box>
      {monthWeeks(month, events).map((week) => (
        <WeekRow key={week.dates[0]} week={week} month={month} today={today} />
      ))}
    </Box>
  );
}

function WeekRow({ week, month, today }: { week: Week; month: IsoDate; today: IsoDate }) {
  const hidden = week.segments.filter(({ lane }) => lane >= LANES).length;
  return (
    <Box
      sx={{
        position: "relative",
        display: "grid",
        gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
        gridTemplateRows: "30px",
        gridAutoRows: "24px",
        rowGap: "2px",
        minHeight: 88,
        pb: 0.75,
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      {week.dates.map((date, day) => (
        <DayNumber
          key={date}
          date={date}
          column={day + 1}
          isToday={date === today}
          isOutside={date.slice(0, 7) !== month.slice(0, 7)}
        />
      ))}
      {week.segments
        .filter(({ lane }) => lane < LANES)
        .map((segment) => (
          <EventBar key={segment.event.id} segment={segment} />
        ))}
      {hidden > 0 && (
        <Box
          sx={{ gridColumn: "1 / -1", gridRow: LANES + 2, px: 0.75, fontSize: "0.8125rem", color: "text.secondary" }}
        >
          and {hidden} more this week
        </Box>
      )}
    </Box>
  );
}

function DayNumber({
  date,
  column,
  isToday,
  isOutside,
}: {
  date: IsoDate;
  column: number;
  isToday: boolean;
  isOutside: boolean;
}) {
  return (
    <Box sx={{ gridColumn: column, gridRow: 1, p: 0.5, fontSize: "0.8125rem" }}>
      <Box
        component="time"
        dateTime={date}
        aria-label={`${formatLongDate(date)}${isToday ? ", today" : ""}`}
        {...(isToday && { "aria-current": "date" as const })}
        sx={{
          display: "inline-grid",
          placeItems: "center",
          minWidth: 24,
          height: 24,
          borderRadius: 99,
          fontWeight: isToday ? 700 : 500,
          color: isToday ? "primary.contrastText" : isOutside ? "text.disabled" : "text.primary",
          bgcolor: isToday ? "primary.main" : undefined,
        }}
      >
        {Number(date.slice(8))}
      </Box>
    </Box>
  );
}

function EventBar({ segment: { event, column, span, lane } }: { segment: Segment }) {
  const isPending = event.status === "pending";
  const what = `${event.userName}: ${capitalized(event.type)}`;
  return (
    <Box
      title={`${what}, ${formatSpan(event.startDate, event.endDate)}`}
      sx={{
        gridColumn: `${column} / span ${span}`,
        gridRow: lane + 2,
        mx: "2px",
        px: 0.75,
        lineHeight: "24px",
        fontSize: "0.8125rem",
        fontWeight: 550,
        borderRadius: 1.5,
        overflow: "hidden",
        whiteSpace: "nowrap",
        textOverflow: "ellipsis",
        bgcolor: isPending ? "event.pending" : "event.approved",
        color: isPending ? "event.pendingText" : "event.approvedText",
      }}
    >
      {event.userName}
      {isPending && " (pending)"}
    </Box>
  );
}

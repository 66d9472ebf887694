import EventBusyOutlined from "@mui/icons-material/EventBusyOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import type { ClosedDatesAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { dayAndMonth } from "#console/shared/localDates.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { TypeIcon } from "#console/shared/leaveTypes/TypeIcon.tsx";
import { dotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";
import { wholeDates } from "#console/shared/wholeDates.ts";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { closedText, eventKind } from "./eventWords.ts";

const PAGE = 8;
const LARGE_PAGE = 40;

export function DayEvents({
  date,
  isToday,
  events,
  closed,
  holidays = [],
  isFiltered = false,
  action,
}: {
  date: IsoDate;
  isToday: boolean;
  events: CalendarEventAnswer[];
  closed: ClosedDatesAnswer[];
  holidays?: readonly string[] | undefined;
  isFiltered?: boolean;
  action?: ReactNode;
}) {
  const { nameOf, typeOf } = useLeaveTypes();
  const [opened, setOpened] = useState({ date, most: PAGE });
  const most = opened.date === date ? opened.most : PAGE;
  const isClosed = closed.some(({ kind }) => kind === "closure");
  return (
    <Box
      component="section"
      aria-label="Selected day"
      aria-live="polite"
      sx={{ mt: 2, p: 2, borderRadius: 2.5, bgcolor: "quiet.main" }}
    >
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 1 }}>
        <Typography variant="subtitle2" component="h3" sx={{ flex: "1 1 auto" }}>
          {isToday ? "Today, " : ""}
          {dayAndMonth(date)}
        </Typography>
        {action}
      </Box>
      {holidays.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: "anywhere" }}>
          {holidays.join(", ")}
        </Typography>
      )}
      {closed.map((dates) => (
        <Box key={dates.id} sx={{ display: "flex", alignItems: "flex-start", gap: 1, mt: 1 }}>
          <EventBusyOutlined aria-hidden sx={{ fontSize: 20, color: "text.secondary" }} />
          <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
            {closedText(dates, nameOf)}
          </Typography>
        </Box>
      ))}
      {events.length === 0 ? (
        !isClosed && (
          <Typography
            variant="body2"
            sx={{ color: "text.secondary", mt: holidays.length > 0 || closed.length > 0 || action ? 1 : 0 }}
          >
            {isFiltered ? "Nobody who matches these filters is away" : "Nobody is away"}
          </Typography>
        )
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: "none",
            m: 0,
            mt: 1,
            p: 0,
            display: "grid",
            gap: 1,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
            columnGap: 3,
          }}
        >
          {events.slice(0, most).map((event) => (
            <Box component="li" key={event.id} sx={{ display: "flex", alignItems: "center", gap: 1, minWidth: 0 }}>
              <EventIcon type={typeOf(event.type)} />
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: "anywhere" }}>
                  {event.userName}
                </Typography>
                <Typography variant="body2" sx={{ color: "text.secondary", fontSize: "0.8125rem" }}>
                  <DottedText>
                    {dotted(eventKind(event, nameOf), wholeDates(formatSpan(event.startDate, event.endDate)))}
                  </DottedText>
                </Typography>
              </Box>
              {event.status === "pending" && <Chip size="small" variant="outlined" color="secondary" label="Pending" />}
            </Box>
          ))}
        </Box>
      )}
      {events.length > most && (
        <Button
          size="small"
          color="inherit"
          sx={{ mt: 1, ml: -1 }}
          onClick={() => setOpened({ date, most: most + LARGE_PAGE })}
        >
          Show More ({events.length - most})
        </Button>
      )}
    </Box>
  );
}

function EventIcon({ type }: { type: LeaveTypeAnswer | undefined }) {
  return <Box sx={{ width: 20, flex: "none", display: "flex" }}>{type && <TypeIcon type={type} size={20} />}</Box>;
}

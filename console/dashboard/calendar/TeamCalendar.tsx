import ChevronLeftRounded from "@mui/icons-material/ChevronLeftRounded";
import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { addMonths, type IsoDate, monthEnd, monthStart } from "#core/calendar/dates.ts";
import { onDashboard } from "#console/shared/api/makeQueryClient.ts";
import { Loaded } from "#console/shared/parts/Loaded.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { useToday } from "../session/meContext.ts";
import { teamCalendar } from "./calendarCalls.ts";
import { MonthGrid } from "./MonthGrid.tsx";
import { monthName } from "./monthName.ts";

/** The team's time off, month by month. */
export function TeamCalendar() {
  const today = useToday();
  const [month, setMonth] = useState<IsoDate>(monthStart(today));
  const events = useQuery({ ...teamCalendar(windowOf(month, today)), ...onDashboard });
  const actions = (
    <Box sx={{ display: "flex", alignItems: "center" }}>
      <Button size="small" color="inherit" onClick={() => setMonth(monthStart(today))}>
        Today
      </Button>
      <IconButton size="small" aria-label="Previous month" onClick={() => setMonth(addMonths(month, -1))}>
        <ChevronLeftRounded />
      </IconButton>
      <IconButton size="small" aria-label="Next month" onClick={() => setMonth(addMonths(month, 1))}>
        <ChevronRightRounded />
      </IconButton>
    </Box>
  );
  return (
    <Section title="Team Calendar" actions={actions}>
      <Typography aria-live="polite" sx={{ color: "text.secondary", mt: -1.5, mb: 1.5 }}>
        {monthName(month)}
      </Typography>
      <Loaded
        query={events}
        failed="Failed to load team calendar"
        skeleton={<Skeleton variant="rounded" height={420} />}
      >
        {(all) => <MonthGrid month={month} today={today} events={all} />}
      </Loaded>
    </Section>
  );
}

/** Last month to eleven months on share one query, what the server gives unasked; a month beyond is asked for by itself. */
function windowOf(month: IsoDate, today: IsoDate): { from: IsoDate; to: IsoDate } | undefined {
  const thisMonth = monthStart(today);
  const isUsual = month >= addMonths(thisMonth, -1) && month <= addMonths(thisMonth, 11);
  return isUsual ? undefined : { from: month, to: monthEnd(month) };
}

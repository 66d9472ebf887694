import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { CalendarEventAnswer } from "#core/api/CalendarEventAnswer.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { formatSpan } from "#core/calendar/dateTexts.ts";
import { useLeaveTypes } from "#console/shared/leaveTypes/leaveTypesContext.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { dotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";
import { useWeekStart } from "../../session/meContext.ts";
import { eventKind } from "../eventWords.ts";
import { awaySoon } from "./awaySoon.ts";

const FEW = 6;
const MORE = 40;

interface WhoIsAwayProps {
  events: readonly CalendarEventAnswer[];
  today: IsoDate;
  isFiltered?: boolean;
}

export function WhoIsAway({ events, today, isFiltered = false }: WhoIsAwayProps) {
  const away = awaySoon(events, today, useWeekStart());
  const nobody = isFiltered ? "Nobody who matches these filters is away" : "Nobody is away";
  return (
    <Section title="Who's Away">
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))" }}>
        <AwayPart title="Today" events={away.today} nobody={nobody} />
        <AwayPart title="Later This Week" events={away.thisWeek} nobody={nobody} />
        <AwayPart title="Next Week" events={away.nextWeek} nobody={nobody} />
      </Box>
    </Section>
  );
}

function AwayPart({ title, events, nobody }: { title: string; events: CalendarEventAnswer[]; nobody: string }) {
  const { nameOf } = useLeaveTypes();
  const [most, setMost] = useState(FEW);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {title}
        {events.length > 0 && ` (${events.length})`}
      </Typography>
      {events.length === 0 ? (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {nobody}
        </Typography>
      ) : (
        <Box component="ul" aria-label={title} sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 0.75 }}>
          {events.slice(0, most).map((event) => (
            <Box component="li" key={event.id} sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 550, overflowWrap: "anywhere" }}>
                {event.userName}
              </Typography>
              <Typography variant="body2" sx={{ color: "text.secondary", fontSize: "0.8125rem" }}>
                <DottedText>
                  {dotted(eventKind(event, nameOf), wholeDates(formatSpan(event.startDate, event.endDate)))}
                </DottedText>
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {events.length > most && (
        <Button size="small" color="inherit" sx={{ mt: 0.5, ml: -1 }} onClick={() => setMost(most + MORE)}>
          Show More ({events.length - most})
        </Button>
      )}
    </Box>
  );
}

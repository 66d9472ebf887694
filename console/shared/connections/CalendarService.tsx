import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { CalendarAnswer } from "#core/api/calendars/CalendarAnswer.ts";
import { CALENDAR_SERVICES } from "#core/connectedCalendars/calendarServices.ts";
import { calendarTroubleText } from "#core/connectedCalendars/stoppedCalendarText.ts";
import { BusyButton } from "../form/BusyButton.tsx";
import { linkOfShown } from "../api/shownPerson.ts";
import { localMoment } from "../localDates.ts";
import { useTitleText } from "../parts/titleText.ts";
import { ListRow } from "../parts/ListRow.tsx";

interface CalendarServiceProps {
  service: CalendarAnswer["service"];
  calendar: CalendarAnswer | undefined;
  officeId: string | undefined;
  mayConnect: boolean;
  isPending: boolean;
  onUpdate: (id: string) => void;
  onDisconnect: (calendar: CalendarAnswer) => void;
}

export function CalendarService({ service, calendar, officeId, mayConnect, ...actions }: CalendarServiceProps) {
  const titleText = useTitleText();
  const name = CALENDAR_SERVICES[service];
  const path = `/auth/calendars/${service}`;
  const href = linkOfShown(officeId === undefined ? path : `${path}?${new URLSearchParams({ officeId })}`);
  const isStopped = calendar?.trouble != null;
  const problem = calendar && problemOf(calendar);
  const connectText = titleText(calendar ? "Connect Again" : "Connect");
  const updateText = titleText("Update Now");
  const connect = (
    <Button size="small" variant="outlined" color="inherit" href={href} aria-label={`${connectText}: ${name}`}>
      {connectText}
    </Button>
  );
  return (
    <ListRow
      isWhole
      end={
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          {mayConnect && (!calendar || isStopped) && connect}
          {calendar && !isStopped && (
            <BusyButton
              size="small"
              color="inherit"
              loading={actions.isPending}
              onClick={() => actions.onUpdate(calendar.id)}
              aria-label={`${updateText}: ${name}`}
            >
              {updateText}
            </BusyButton>
          )}
          {calendar && (
            <Button
              size="small"
              color="inherit"
              onClick={() => actions.onDisconnect(calendar)}
              aria-label={`Disconnect ${name}`}
            >
              Disconnect
            </Button>
          )}
        </Box>
      }
      below={
        problem === undefined ? undefined : (
          <Alert severity="warning" variant="outlined">
            {problem}
          </Alert>
        )
      }
    >
      <Typography variant="subtitle2" component="div">
        {name}
        {isStopped && <Chip size="small" variant="outlined" color="warning" label="Stopped" sx={{ ml: 1 }} />}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
        {calendar
          ? `Connected as ${calendar.account}${officeId === undefined ? "" : ` by ${calendar.userName}`}`
          : "Not connected"}
      </Typography>
      {calendar && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {calendar.sentAt === null ? "Not updated yet" : `Last updated ${localMoment(calendar.sentAt)}`}
        </Typography>
      )}
    </ListRow>
  );
}

function problemOf({ trouble, lastError }: CalendarAnswer): string | undefined {
  if (trouble !== null) return `${calendarTroubleText({ trouble, lastError })} Connect again to continue.`;
  return lastError === null
    ? undefined
    : `The last update was incomplete, and Awayday will try again. Last error: ${lastError}.`;
}

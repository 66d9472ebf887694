import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CalendarAnswer } from "#core/api/calendars/CalendarAnswer.ts";
import { CALENDAR_SERVICE_NAMES, CALENDAR_SERVICES } from "#core/connectedCalendars/calendarServices.ts";
import { ConfirmDialog } from "../dialogs/ConfirmDialog.tsx";
import { useTitleText } from "../parts/titleText.ts";
import { Loaded } from "../states/Loaded.tsx";
import { useOutcome } from "../toast/useOutcome.ts";
import { CalendarService } from "./CalendarService.tsx";
import { connectedCalendars, useDisconnectCalendar, useResendCalendar } from "./calendarCalls.ts";

interface ConnectedCalendarsProps {
  office?: { id: string; name: string };
  heading: "h2" | "h3";
}

export function ConnectedCalendars({ office, heading }: ConnectedCalendarsProps) {
  const titleText = useTitleText();
  const query = useQuery(connectedCalendars(office?.id));
  const resend = useResendCalendar();
  const disconnect = useDisconnectCalendar();
  const show = useOutcome();
  const [ending, setEnding] = useState<CalendarAnswer>();
  const { data, error } = query;
  if (data ? data.services.length + data.calendars.length === 0 : !error) return null;
  const title = titleText(office ? "Shared Calendar" : "Connected Calendars");
  const endIt = ({ id, trouble }: CalendarAnswer) =>
    show(disconnect.mutateAsync(id), {
      done: {
        title: titleText("Calendar Disconnected"),
        ...(trouble === null && { description: "Its events are being removed." }),
      },
      failed: "Failed to disconnect the calendar.",
    });
  return (
    <Box component="section" aria-labelledby="connected-calendars">
      <Typography variant={heading} id="connected-calendars" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
        {office
          ? `Awayday creates a calendar for ${office.name} in the connected account and keeps it up to date. Share it there with the people who may see who's away. It shows holidays and what every colleague may see in Awayday.`
          : "Awayday adds your approved time off and your holidays to your calendar and keeps them up to date. The events show only what every colleague may see in Awayday, because others may see your calendar."}
      </Typography>
      <Loaded query={query} failed="Failed to load connected calendars" skeleton={null}>
        {({ services, calendars }) => (
          <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
            {CALENDAR_SERVICE_NAMES.map((service) => {
              const calendar = calendars.find((one) => one.service === service);
              const mayConnect = services.includes(service) && (!office || calendars.length === 0 || calendar);
              if (!calendar && !mayConnect) return null;
              return (
                <CalendarService
                  key={service}
                  service={service}
                  calendar={calendar}
                  officeId={office?.id}
                  mayConnect={Boolean(mayConnect)}
                  isPending={resend.isPending}
                  onUpdate={(id) =>
                    void show(resend.mutateAsync(id), {
                      done: { title: titleText("Update Started"), description: "It can take a minute." },
                      failed: "Failed to update the calendar.",
                    })
                  }
                  onDisconnect={setEnding}
                />
              );
            })}
          </Box>
        )}
      </Loaded>
      {ending && (
        <ConfirmDialog
          open
          title={`Disconnect ${CALENDAR_SERVICES[ending.service]}?`}
          confirm="Disconnect"
          isPending={disconnect.isPending}
          onConfirm={() => void endIt(ending).then(() => setEnding(undefined))}
          onClose={() => setEnding(undefined)}
        >
          Awayday will {ending.trouble === null ? "" : "try to "}remove the events that it added. It will also give up
          its access to {ending.account}, unless another connection uses that account.
        </ConfirmDialog>
      )}
    </Box>
  );
}

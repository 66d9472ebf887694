import type { z } from "zod";
import { CALENDAR_SERVICES } from "#core/connectedCalendars/calendarServices.ts";
import { findStoppedCalendars, findUnconnectedOffices } from "#db/queries/calendars/calendarConnections.ts";
import type { Facts } from "#db/queries/Facts.ts";
import type { MessageBody } from "../Message.ts";
import type { AboutCalendar } from "../payloads.ts";

export async function aboutCalendar(
  facts: Facts,
  { calendarId, ended }: z.output<typeof AboutCalendar>,
): Promise<MessageBody | undefined> {
  const event = "calendar.stopped";
  if (ended) {
    const { service, officeId, trouble } = ended;
    const officeName = (await facts.one(findUnconnectedOffices, officeId))?.name;
    if (officeName === undefined) return undefined;
    const serviceName = CALENDAR_SERVICES[service];
    return { event, serviceName, trouble, lastError: null, officeId, officeName };
  }
  const stopped = await facts.one(findStoppedCalendars, calendarId);
  if (!stopped?.trouble) return undefined;
  const { service, trouble, lastError, officeId, officeName } = stopped;
  return { event, serviceName: CALENDAR_SERVICES[service], trouble, lastError, officeId, officeName };
}

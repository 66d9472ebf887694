import { z } from "zod";
import { CALENDAR_SERVICE_NAMES } from "../../connectedCalendars/calendarServices.ts";
import { CALENDAR_TROUBLES } from "../../connectedCalendars/stoppedCalendarText.ts";
import { id, instant } from "../fields.ts";

const service = z.enum(CALENDAR_SERVICE_NAMES);

const CalendarAnswer = z.strictObject({
  id,
  service,
  account: z.string(),
  userId: id,
  userName: z.string(),
  trouble: z.enum(CALENDAR_TROUBLES).nullable(),
  lastError: z.string().nullable(),
  sentAt: instant.nullable(),
});
export type CalendarAnswer = z.infer<typeof CalendarAnswer>;

export const CalendarsAnswer = z.strictObject({ services: z.array(service), calendars: z.array(CalendarAnswer) });
export type CalendarsAnswer = z.infer<typeof CalendarsAnswer>;

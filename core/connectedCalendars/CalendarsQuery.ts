import { z } from "zod";
import { idField, orAbsent } from "../inputs.ts";
import { CALENDAR_SERVICE_NAMES } from "./calendarServices.ts";

export const CalendarsQuery = z.object({ officeId: orAbsent(idField("Unknown office")) });

export const CalendarVisitInput = z.object({
  service: z.enum(CALENDAR_SERVICE_NAMES),
  officeId: orAbsent(idField("Unknown office")),
});

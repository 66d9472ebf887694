import { CalendarQuery, calendarWindow } from "#core/requests/CalendarWindow.ts";
import { findBlackoutsConcerning } from "#db/queries/blackouts/blackouts.ts";
import { reading } from "../operation.ts";

/** Returns the blackout periods that concern the caller in a window of the team calendar. */
export const readClosedDates = reading("readClosedDates", CalendarQuery, (query, { me, today }) =>
  findBlackoutsConcerning(me.organizationId, me, calendarWindow(query, today)),
);

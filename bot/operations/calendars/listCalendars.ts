import { CalendarsQuery } from "#core/connectedCalendars/CalendarsQuery.ts";
import { findOfficeCalendars, findOwnCalendars } from "#db/queries/calendars/calendarConnections.ts";
import { reading } from "../reading.ts";
import { assertMayConnect } from "./steps/calendarRights.ts";

export const listCalendars = reading("listCalendars", CalendarsQuery, async ({ officeId }, { me }) => {
  await assertMayConnect(me, officeId);
  return officeId === undefined
    ? findOwnCalendars(me.organizationId, me.id)
    : findOfficeCalendars(me.organizationId, officeId);
});

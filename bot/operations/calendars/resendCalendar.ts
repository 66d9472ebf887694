import { CALENDAR_SERVICES } from "#core/connectedCalendars/calendarServices.ts";
import { Nothing } from "#core/inputs.ts";
import { Refusal } from "#core/refusal.ts";
import { lockCalendar, resendCalendar as resend } from "#db/queries/calendars/calendarConnections.ts";
import { operationOn } from "../operation.ts";
import { assertMayManage } from "./steps/calendarRights.ts";

/** Schedules all events to be sent again, including events deleted in the calendar. */
export const resendCalendar = operationOn("resendCalendar", Nothing, async (id, _, { me, tx, now, audit }) => {
  const calendar = await lockCalendar(me.organizationId, id, tx);
  assertMayManage(me, calendar);
  if (calendar.state === "broken") {
    const text = `Awayday no longer updates this calendar. Please connect ${CALENDAR_SERVICES[calendar.service]} again.`;
    throw new Refusal("conflict", "calendar_stopped", text);
  }
  await resend(me.organizationId, id, now, tx);
  const { service, officeId } = calendar;
  await audit({ subject: ["calendar", id], after: { service, officeId } });
});

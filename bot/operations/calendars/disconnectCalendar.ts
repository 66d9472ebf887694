import { Nothing } from "#core/inputs.ts";
import { endCalendars, lockCalendar } from "#db/queries/calendars/calendarConnections.ts";
import { operationOn } from "../operation.ts";
import { assertMayManage } from "./steps/calendarRights.ts";

/** Later, delivery removes the sent events and ends the connection. */
export const disconnectCalendar = operationOn("disconnectCalendar", Nothing, async (id, _, { me, tx, now, audit }) => {
  const calendar = await lockCalendar(me.organizationId, id, tx);
  assertMayManage(me, calendar);
  await endCalendars(me.organizationId, [id], now, tx);
  const { service, officeId } = calendar;
  await audit({ subject: ["calendar", id], before: { service, officeId } });
});

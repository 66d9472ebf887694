import type { Transaction } from "sequelize";
import type { Ending } from "#core/connectedCalendars/stoppedCalendarText.ts";
import type { EndedCalendar } from "#db/queries/calendars/calendarConnections.ts";
import { findAdminRecipients } from "#db/queries/notifications/recipients.ts";
import { announce } from "./announce.ts";

export async function announceEndedCalendars(
  organizationId: string,
  calendars: readonly EndedCalendar[],
  { trouble, tx, now }: { trouble: Ending; tx: Transaction; now: Date },
): Promise<void> {
  const ofOffices = calendars.filter(({ officeId }) => officeId !== null);
  if (ofOffices.length === 0) return;
  const recipients = await findAdminRecipients(organizationId, tx);
  for (const { id, service, officeId } of ofOffices) {
    const payload = { calendarId: id, ended: { service, officeId, trouble } };
    const key = `${id}:ended:${now.getTime()}`;
    await announce({ organizationId, event: "calendar.stopped", key, payload }, recipients, { tx, now });
  }
}

import type { Transaction } from "sequelize";
import type { EndedCalendar } from "#db/queries/calendars/calendarConnections.ts";
import { findAdminRecipients } from "#db/queries/notifications/recipients.ts";
import { announce } from "./announce.ts";

/**
 * Notifies the active Admins and Owners that an office's calendar is no longer updated, because the person who connected
 * it is no longer one of them, so that another person can connect it. Does nothing for a person's own calendar.
 */
export async function announceEndedCalendar(
  organizationId: string,
  { id, service, officeId }: EndedCalendar,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  if (officeId === null) return;
  const recipients = await findAdminRecipients(organizationId, tx);
  const payload = { calendarId: id, ended: { service, officeId } };
  const key = `${id}:ended:${now.getTime()}`;
  await announce({ organizationId, event: "calendar.stopped", key, payload }, recipients, { tx, now });
}

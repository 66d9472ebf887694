import type { CalendarTrouble } from "#core/connectedCalendars/stoppedCalendarText.ts";
import { type LeasedCalendar, stopCalendarConnection } from "#db/queries/calendars/dueCalendars.ts";
import { recipientsAround } from "#db/queries/notifications/recipients.ts";
import { writeAuditEntry } from "../../audit.ts";
import { announce } from "../../notifications/steps/announce.ts";
import { transactionally } from "../../transactionally.ts";

export async function stopCalendar(
  leased: LeasedCalendar,
  { trouble, error, now }: { trouble: CalendarTrouble; error: string; now: Date },
): Promise<void> {
  const { organizationId, id, userId, officeId, service } = leased;
  await transactionally(async (tx) => {
    if (!(await stopCalendarConnection(leased, { trouble, error }, tx))) return;
    const { people } = await recipientsAround(organizationId, [userId], now, tx);
    const recipients = [...people.values()].filter(
      (person) => person.isActive && (person.id === userId || (officeId !== null && person.role === "Owner")),
    );
    const key = `${id}:${now.getTime()}`;
    await announce({ organizationId, event: "calendar.stopped", key, payload: { calendarId: id } }, recipients, {
      tx,
      now,
    });
    const by = { organizationId, userId: null, source: "clock", action: "stopCalendar", at: now } as const;
    await writeAuditEntry(by, { subject: ["calendar", id], after: { service, officeId, trouble } }, tx);
  });
}

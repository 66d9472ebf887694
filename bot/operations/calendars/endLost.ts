import { endLostCalendar } from "#db/queries/calendars/markChanged.ts";
import { writeAuditEntry } from "../audit.ts";
import { announceEndedCalendars } from "../notifications/steps/announceEndedCalendars.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";

export async function endLost({ organizationId, id }: { organizationId: string; id: string }): Promise<void> {
  const now = operationsRuntime().clock.now();
  await transactionally(async (tx) => {
    const ended = await endLostCalendar({ organizationId, id }, now, tx);
    if (!ended) return;
    const { service, officeId, isArchived } = ended;
    if (!isArchived) await announceEndedCalendars(organizationId, [ended], { trouble: "noAdmin", tx, now });
    const by = { organizationId, userId: null, source: "clock", action: "stopCalendar", at: now } as const;
    const trouble = isArchived ? "officeArchived" : officeId === null ? "inactive" : "noAdmin";
    await writeAuditEntry(by, { subject: ["calendar", id], after: { service, officeId, trouble } }, tx);
  });
}

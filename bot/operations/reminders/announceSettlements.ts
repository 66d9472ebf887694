import { millisecondsInDay } from "date-fns/constants";
import { isAnnounced } from "#db/queries/requests/reminders.ts";
import { findSettlementsToAnnounce, type PostedSettlement, settlementKey } from "#db/queries/ledger/settlementNews.ts";
import { findAdminRecipients } from "#db/queries/notifications/recipients.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { withAdvisoryLock } from "#db/withAdvisoryLock.ts";
import type { BrokenOrganization } from "../BrokenOrganization.ts";
import { announce, announceTo } from "../notifications/steps/announce.ts";
import { OrganizationErrors } from "../running/OrganizationErrors.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";

const NEWS_MS = 7 * millisecondsInDay;

export async function announceSettlements(goesOn: () => boolean = () => true): Promise<BrokenOrganization[]> {
  const errors = new OrganizationErrors();
  const { clock } = operationsRuntime();
  for (const settlement of await findSettlementsToAnnounce(new Date(clock.now().getTime() - NEWS_MS))) {
    if (!goesOn()) break;
    const { organizationId } = settlement;
    try {
      await withAdvisoryLock(`settlements ${organizationId}`, () => announceOne(settlement, clock.now()));
    } catch (error) {
      errors.note(settlement, error);
    }
  }
  return errors.broken();
}

async function announceOne(settlement: PostedSettlement, now: Date): Promise<void> {
  const { organizationId, userId, on, isCorrection } = settlement;
  const event = "balance.settled" as const;
  const key = settlementKey(settlement);
  await transactionally(async (tx) => {
    if (await isAnnounced(organizationId, `${event}:${key}`, tx)) return;
    const person = await findPerson(organizationId, userId, tx);
    if (!person) return;
    const admins = (await findAdminRecipients(organizationId, tx)).filter(({ id }) => id !== userId);
    const payload = { userId, on, isCorrection };
    const recipients = [...(person.isActive ? [person] : []), ...admins];
    await announce({ organizationId, event, key, payload }, recipients, { tx, now });
    const toLeaver = "leaver.settled" as const;
    if (person.isActive || person.isErased || (await isAnnounced(organizationId, `${toLeaver}:${key}`, tx))) return;
    const recipient = { recipientId: userId, email: person.email };
    await announceTo({ organizationId, event: toLeaver, key, payload }, recipient, { tx, now });
  }, organizationId);
}

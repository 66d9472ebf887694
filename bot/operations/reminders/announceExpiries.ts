import { addDays, todayIn } from "#core/calendar/dates.ts";
import { expiryAhead } from "#core/ledger/outlook.ts";
import { leaveYearEnd, leaveYearOf } from "#core/leave/leaveYear.ts";
import { findLedgerEntries } from "#db/queries/ledger/ledger.ts";
import { findUsers } from "#db/queries/people/people.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { findLeaveYears, isAnnounced, noteExpiryNotified } from "#db/queries/requests/reminders.ts";
import { withAdvisoryLock } from "#db/withAdvisoryLock.ts";
import { balanceFacts } from "../accruals/steps/balanceFacts.ts";
import { announce } from "../notifications/steps/announce.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import type { BrokenOrganization } from "../BrokenOrganization.ts";

/** The number of days before the end of the leave year on which people are notified of expiring leave. */
const DAYS_AHEAD = 30;

/** Notifies people, once per leave year, of leave that expires at its end unless they use it. */
export async function announceExpiries(goesOn: () => boolean = () => true): Promise<BrokenOrganization[]> {
  const broken: BrokenOrganization[] = [];
  const now = operationsRuntime().clock.now();
  for (const { id: organizationId, startsIn, zone, notifiedFor } of await findLeaveYears()) {
    const today = todayIn(zone, now);
    const leaveYear = leaveYearOf(today, startsIn);
    if (notifiedFor === leaveYear || addDays(today, DAYS_AHEAD) < leaveYearEnd(leaveYear, startsIn)) continue;
    if (!goesOn()) break;
    try {
      await withAdvisoryLock(`expiries ${organizationId}`, async () => {
        for (const { id } of await findUsers(organizationId, false)) {
          if (!goesOn()) return;
          await announceExpiry(organizationId, id, leaveYear);
        }
        await noteExpiryNotified(organizationId, { leaveYear, startsIn });
      });
    } catch (error) {
      broken.push({ organizationId, error });
    }
  }
  return broken;
}

/**
 * Notifies one person of their expiring leave. Leaves out sick leave, so that nobody takes it only because it would
 * expire.
 */
async function announceExpiry(organizationId: string, userId: string, leaveYear: number): Promise<void> {
  const now = operationsRuntime().clock.now();
  const found = await findPerson(organizationId, userId);
  if (!found?.isActive) return;
  const person = await seenUpToDate(found, now);
  const today = todayIn(person.zone, now);
  const entries = await findLedgerEntries(organizationId, userId);
  const expiring = (await balanceFacts(person, today)).flatMap(({ type, accrual, pending }) => {
    const ledger = { accrual, pending, today, entries: entries.filter((entry) => entry.type === type) };
    const expiry = type === "sick" ? null : expiryAhead(ledger);
    return expiry ? { type, minutes: expiry.minutes, on: expiry.on } : [];
  });
  const [first] = expiring;
  if (!first) return;
  await transactionally(async (tx) => {
    const event = "leave.lapsing" as const;
    const { ledgerSeries: series } = person;
    // After a change of the first month, a leave year can have the number of an earlier one, so the key includes the
    // series of the ledger.
    const key = series === 0 ? `${userId}:${leaveYear}` : `${userId}:${leaveYear}:${series}`;
    if (await isAnnounced(organizationId, `${event}:${key}`, tx)) return;
    const payload = { on: first.on, lapsing: expiring.map(({ type, minutes }) => ({ type, minutes })) };
    await announce({ organizationId, event, key, payload }, [person], { tx, now });
  });
}

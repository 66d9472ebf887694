import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { knownZone, todayIn } from "#core/calendar/zones.ts";
import { type MonthDay, nextMonthDay } from "#core/calendar/months.ts";
import { groupBy } from "#core/groupBy.ts";
import { expiriesAhead } from "#core/ledger/outlook.ts";
import { SICK } from "#core/leave/LeaveType.ts";
import { leaveYearEnd, leaveYearOf } from "#core/leave/leaveYear.ts";
import { EXPIRY_REMINDERS, expiryReminder } from "#core/notify/expiryReminder.ts";
import { findUsers } from "#db/queries/people/people.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import {
  findCapDays,
  findPeopleWithAnniversaries,
  findPeopleInLeaveYears,
  findPeopleToRemind,
  findRemindedOrganizations,
  noteExpiriesAnnounced,
  type RemindedOrganization,
} from "#db/queries/requests/expiryReminders.ts";
import { isAnnounced } from "#db/queries/requests/reminders.ts";
import { withAdvisoryLock } from "#db/withAdvisoryLock.ts";
import { ledgersAhead } from "../accruals/steps/lots/ledgersAhead.ts";
import { announce } from "../notifications/steps/announce.ts";
import { balanceFacts, seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import type { BrokenOrganization } from "../BrokenOrganization.ts";
import { forAllPeople } from "../running/forAllPeople.ts";

const [FIRST, LAST] = EXPIRY_REMINDERS;

export async function announceExpiries(goesOn: () => boolean = () => true): Promise<BrokenOrganization[]> {
  const broken: BrokenOrganization[] = [];
  const now = operationsRuntime().clock.now();
  for (const organization of await findRemindedOrganizations()) {
    const { id: organizationId, zone, announcedOn, startsIn } = organization;
    const today = todayIn(knownZone(zone), now);
    if (announcedOn !== null && announcedOn >= today) continue;
    if (!goesOn()) break;
    try {
      await withAdvisoryLock(`expiries ${organizationId}`, async () => {
        const ids = await peopleToRemind(organization, today);
        await forAllPeople(ids, 1, async ([id]) => {
          if (id !== undefined && goesOn()) await announceExpiriesOf(organizationId, id, today);
        });
        if (goesOn()) await noteExpiriesAnnounced(organizationId, { on: today, startsIn });
      });
    } catch (error) {
      broken.push({ organizationId, error });
    }
  }
  return broken;
}

async function peopleToRemind(organization: RemindedOrganization, today: IsoDate): Promise<string[]> {
  const { id, startsIn, announcedOn, hasPolicyDocuments } = organization;
  const yearEnd = leaveYearEnd(leaveYearOf(today, startsIn), startsIn);
  const capDays = hasPolicyDocuments ? await findCapDays(id) : [];
  const days = [yearEnd, ...capDays.map((day) => nextMonthDay(day, addDays(today, -1)))];
  const isDue = (day: IsoDate) => {
    const reminder = expiryReminder(day, today);
    return reminder !== null && (announcedOn === null || announcedOn < addDays(day, -reminder));
  };
  if (days.some(isDue)) return (await findUsers(id, { includeInactive: false })).map((user) => user.id);
  if (!hasPolicyDocuments) return [];
  const until = (reminder: number) => ({ until: addDays(today, reminder), days: reminder });
  const lastDays = Array.from({ length: FIRST + 1 }, (_, ahead) => addDays(today, ahead)).filter(isDue);
  const ending = await findPeopleInLeaveYears(id, monthDaysOf(lastDays.map((day) => addDays(day, 1))));
  const capped = await findPeopleWithAnniversaries(id, monthDaysOf(lastDays));
  return [...new Set([...ending, ...capped, ...(await findPeopleToRemind(id, today, [until(LAST), until(FIRST)]))])];
}

/** Includes February 29 with February 28, for common years. */
function monthDaysOf(days: readonly IsoDate[]): MonthDay[] {
  const monthDays = days.map((day) => day.slice(5));
  return monthDays.includes("02-28") ? [...monthDays, "02-29"] : monthDays;
}

/** Omits sick leave, because nobody should take it only because it would expire. */
async function announceExpiriesOf(organizationId: string, userId: string, today: IsoDate): Promise<void> {
  const now = operationsRuntime().clock.now();
  const found = await findPerson(organizationId, userId);
  if (!found?.isActive) return;
  const person = await seenUpToDate(found, now);
  const theirToday = todayIn(person.zone, now);
  const balances = await balanceFacts(person, theirToday);
  const ledgerOf = await ledgersAhead(person, balances, theirToday);
  const reminded = balances.filter(({ type, archived }) => !archived && type !== SICK);
  const expiring = reminded
    .flatMap((balance) => {
      const { type } = balance;
      return expiriesAhead(ledgerOf(balance), addDays(today, FIRST)).map((expiry) => ({ type, ...expiry }));
    })
    .filter(({ lastDay }) => person.endDate === null || lastDay <= person.endDate);
  for (const [lastDay, ofDay] of groupBy(expiring, (expiry) => expiry.lastDay)) {
    const reminder = expiryReminder(lastDay, today);
    if (reminder === null) continue;
    await transactionally(async (tx) => {
      const event = "leave.expiring" as const;
      const key = keyOf(person, lastDay, reminder);
      if (await isAnnounced(organizationId, `${event}:${key}`, tx)) return;
      const payload = { on: addDays(lastDay, 1), expiring: ofDay.map(({ type, minutes }) => ({ type, minutes })) };
      await announce({ organizationId, event, key, payload }, [person], { tx, now });
    });
  }
}

/** Changing the leave year's first month can give two years the same number, so the key includes the series. */
function keyOf({ id, ledgerSeries, leaveYearStartsIn: startsIn }: Person, lastDay: IsoDate, reminder: number): string {
  const year = leaveYearOf(lastDay, startsIn);
  const isYearEnd = lastDay === leaveYearEnd(year, startsIn) && reminder === FIRST;
  const key = isYearEnd ? `${id}:${year}` : `${id}:${lastDay}:${reminder}`;
  return ledgerSeries === 0 ? key : `${key}:${ledgerSeries}`;
}

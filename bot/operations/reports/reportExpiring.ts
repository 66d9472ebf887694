import type { z } from "zod";
import type { Minutes } from "#core/leave/amounts.ts";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { needsEntries, expiryDay, expiringMinutes, expiringMinutesOfEntries } from "#core/reports/expiryPlan.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { LeaveUnit } from "#core/leave/LeaveTypeView.ts";
import { ExpiringQuery } from "#core/reports/reportQueries.ts";
import { findExpiringPeople, findOfficeVersions, findPendingSums } from "#db/queries/reports/findExpiringPeople.ts";
import { findLeaveTypes } from "#db/queries/leaveTypes/leaveTypes.ts";
import type { OfficeToday } from "#db/queries/reports/OfficeToday.ts";
import { ledgersForChanges } from "#bot/operations/accruals/steps/lots/ledgersForChanges.ts";
import { readAtOnce } from "#db/sharing/readAtOnce.ts";
import type { Context } from "../running/WriteContext.ts";
import { mapWithPauses } from "../turns/mapWithPauses.ts";
import { expiringLots } from "./steps/expiringLots.ts";
import { reportReading } from "./steps/reportReading.ts";
import { officesToday } from "./steps/officesToday.ts";
import { type OfPerson, type Planned, plannedOf, type WithLots } from "./steps/plannedOf.ts";

export interface ExpiringDays {
  id: string;
  name: string;
  officeName: string;
  type: LeaveType;
  unit: LeaveUnit;
  minutes: Minutes;
  expiresOn: IsoDate;
}

export const reportExpiring = reportReading("readReports", "expiring", ExpiringQuery, expiringReport);

export async function expiringReport(
  { within }: z.output<typeof ExpiringQuery>,
  { me, clock }: Context,
): Promise<ExpiringDays[]> {
  const { organizationId, leaveYearStartsIn: startsIn, hasPolicyDocuments } = me;
  const offices = (await officesToday(me, clock.now())).filter(
    (office) => hasPolicyDocuments || expiryDay(office.today, startsIn) <= addDays(office.today, within),
  );
  const found = offices.length === 0 ? [] : await expiringIn(organizationId, offices, { startsIn, within });
  return found.toSorted((a, b) => {
    if (a.expiresOn !== b.expiresOn) return a.expiresOn < b.expiresOn ? -1 : 1;
    return b.minutes - a.minutes;
  });
}

async function expiringIn(
  organizationId: string,
  offices: readonly OfficeToday[],
  { startsIn, within }: { startsIn: number; within: number },
): Promise<ExpiringDays[]> {
  const types = (await findLeaveTypes(organizationId)).filter(({ archived }) => !archived);
  const keys = types.map(({ key }) => key);
  const unitOf = new Map(types.map(({ key, unit }) => [key, unit]));
  const [people, pending, versions] = await readAtOnce(organizationId, [
    () => findExpiringPeople(organizationId, { offices, types: keys }),
    () => findPendingSums(organizationId, offices),
    () => findOfficeVersions(organizationId, offices),
  ]);
  const reserved = new Map(pending.map((sum) => [keyOf(sum.userId, sum.type), sum.minutes]));
  const all = await plannedOf(people, { organizationId, offices, types: keys, versions, startsIn });
  const planned = all.filter((one): one is Planned => "plan" in one);
  const withLots = all.filter((one): one is WithLots => "accrual" in one);
  const described = ({ person: { id, name }, office, type }: OfPerson) => ({
    id,
    name,
    officeName: office.name,
    type,
    unit: unitOf.get(type) ?? "day",
  });
  const balances = withLots.map((one) => {
    const { id: userId, postedThrough } = one.person;
    return { userId, postedThrough, today: one.office.today, ...one };
  });
  const lots = await expiringLots(organizationId, balances, within);
  const asking = await mapWithPauses(planned, (one) => {
    const { person, type, plan } = one;
    return needsEntries(plan, person.minutes[type] ?? 0, person.later[type] ?? 0) ? [one] : [];
  });
  const ledgers = await ledgersOf(organizationId, asking.flat());
  const simple = await mapWithPauses(planned, (one) => {
    const { person, office, type, plan } = one;
    const key = keyOf(person.id, type);
    const entries = ledgers.get(key);
    const kept = reserved.get(key) ?? 0;
    const minutes = entries
      ? expiringMinutesOfEntries(plan, entries, kept)
      : expiringMinutes(plan, person.minutes[type] ?? 0, kept);
    const { on } = plan.carryOverEvent;
    if (minutes <= 0 || on > addDays(office.today, within)) return [];
    return { ...described(one), minutes, expiresOn: addDays(on, -1) };
  });
  return [...simple.flat(), ...lots.map(({ balance, ...expiring }) => ({ ...described(balance), ...expiring }))];
}

async function ledgersOf(
  organizationId: string,
  asking: readonly Planned[],
): Promise<Map<string, readonly LedgerEntry[]>> {
  const ledgers = new Map<string, readonly LedgerEntry[]>();
  for (const [office, ofOffice] of groupBy(asking, (one) => one.office)) {
    const people = [...new Set(ofOffice.map(({ person }) => person.id))];
    const ledgerFor = await ledgersForChanges(organizationId, {
      people,
      changing: people,
      types: [...new Set(ofOffice.map(({ type }) => type))],
      // A person's own leave year for a type may have begun before the organization's.
      fromYear: office.leaveYear - (ofOffice.some(({ person }) => person.facts?.leaveYears) ? 1 : 0),
      before: addDays(office.today, 1),
    });
    for (const { person, type } of ofOffice) ledgers.set(keyOf(person.id, type), ledgerFor(person.id, type));
  }
  return ledgers;
}

function keyOf(userId: string, type: LeaveType): string {
  return `${userId} ${type}`;
}

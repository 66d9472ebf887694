import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/zones.ts";
import { chunksOf } from "#core/chunksOf.ts";
import { groupBy } from "#core/groupBy.ts";
import { figuresOf, sumEntries } from "#core/ledger/balance.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { yearsWithOnlyLimit } from "#core/ledger/lots/limitOnly.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import { type ChangedBalance, assertConfirmed } from "#core/policies/changes/PolicyImpact.ts";
import type { AvailabilityFacts } from "#core/requests/availability.ts";
import { totalMinutes } from "#core/requests/requestCost.ts";
import { yearCharges } from "#core/requests/yearCharges.ts";
import { findLotLedgers, findPendingDays } from "#db/queries/ledger/findLotLedgers.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import { type ChargedClosure, type ClosureCost, costsBesideSick } from "./bookClosure.ts";

const PEOPLE = 500;

export async function assertAffordable(
  organizationId: string,
  { startDate, charged: type, unit }: ChargedClosure,
  costs: readonly ClosureCost[],
  { tx, now, confirmed }: { tx: Transaction; now: Date; confirmed: boolean },
): Promise<void> {
  if (confirmed) return;
  const below: ChangedBalance[] = [];
  const costly = costs
    .map((cost) => ({ ...cost, dayCosts: costsBesideSick(cost) }))
    .filter(({ dayCosts }) => dayCosts.length > 0);
  for (const some of chunksOf(costly, PEOPLE)) {
    const people = some.map(({ person }) => person.id);
    const ledgerOf = await findLotLedgers(organizationId, { people, types: [type], fromYear: 0 }, tx);
    const ofType = (await findPendingDays(organizationId, people, tx)).filter((day) => day.type === type);
    const pendingOf = groupBy(ofType, ({ userId }) => userId);
    const shortages = await mapWithPauses(some, (cost) => {
      const { person, dayCosts } = cost;
      const facts = availabilityOf(cost, {
        ...ledgerOf(person.id, type),
        pending: pendingOf.get(person.id) ?? [],
        now,
      });
      const days = [...dayCosts, ...nextYearOf(facts)];
      const short = yearCharges({ startDate }, days, facts).find(
        ({ available, after }) => after < 0 && after < available,
      );
      return short ? [{ userId: person.id, name: person.name, before: short.available, after: short.after }] : [];
    });
    below.push(...shortages.flat());
  }
  assertConfirmed({ below, unit }, confirmed);
}

function nextYearOf({ today, accrual, years }: AvailabilityFacts): DayCost[] {
  const next = leaveYearOf(today, accrual.startsIn) + 1;
  return years.has(next) ? [{ date: leaveYearStart(next, accrual.startsIn), minutes: 0 }] : [];
}

interface Ledger {
  entries: readonly LedgerEntry[];
  taken: readonly DayCost[];
  pending: readonly DayCost[];
}

function availabilityOf(
  { person, accrual }: ClosureCost,
  { entries, taken, pending, now }: Ledger & { now: Date },
): AvailabilityFacts {
  const today = todayIn(person.zone, now);
  const leave = [...taken, ...pending];
  const entriesIn = groupBy(entries, ({ leaveYear }) => leaveYear);
  const pendingIn = groupBy(pending, ({ date }) => leaveYearOf(date, accrual.startsIn));
  const years = new Map(
    [...new Set([...entriesIn.keys(), ...pendingIn.keys()])].map((year) => [
      year,
      figuresOf(sumEntries(entriesIn.get(year) ?? [], today), totalMinutes(pendingIn.get(year) ?? [])),
    ]),
  );
  return { today, accrual, entries, leave, years: yearsWithOnlyLimit(years, accrual, { today, leave }) };
}

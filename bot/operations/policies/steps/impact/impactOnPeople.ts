import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { withOwnYears } from "#core/ledger/impactDays.ts";
import { groupBy } from "#core/groupBy.ts";
import { changeEntries } from "#core/ledger/changeEntries.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { missingFacts } from "#core/ledger/lots/missingFacts.ts";
import { type RecountedDate, recountedLedger } from "#core/ledger/recountedLedger.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { entriesOfEvents } from "#core/ledger/dueEntries.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { type DueEvent, dueEvents } from "#core/policies/accrual/dueEvents.ts";
import type { PolicyChange } from "#core/policies/changes/policyChange.ts";
import type { BalancesOfPerson } from "#core/policies/changes/PolicyImpact.ts";
import { termsOn } from "#core/policies/termsTimeline.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { type BookedDate, findBookedDates } from "#db/queries/policies/policyImpact.ts";
import { casesOf, movesLeaveYear, type PlacedPerson, type PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";
import { lotLedgersOf } from "#bot/operations/accruals/steps/lots/lotLedgersOf.ts";
import { impactOnLinked } from "./impactOnLinked.ts";
import { previewedBalance } from "#core/ledger/gains/previewedBalance.ts";
import { recountedDates } from "./recountedDates.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import { changedFacts } from "#bot/operations/accruals/steps/changedFacts.ts";
import { policyChangeOf } from "#bot/operations/accruals/steps/recalculateOffice.ts";
import { sameFacts } from "#bot/operations/accruals/steps/sameFacts.ts";

interface Edited {
  organizationId: string;
  edit: PolicyEdit;
  change: PolicyChange;
  day: IsoDate;
  days: readonly IsoDate[];
  now: Date;
}

export async function impactOnPeople(
  { organizationId, edit, change, day, days, now }: Edited,
  people: readonly PlacedPerson[],
  tx: Transaction,
): Promise<BalancesOfPerson[]> {
  const { type } = edit;
  const changes = people.map((person) => {
    return policyChangeOf(person, { id: "preview", day, regrouped: movesLeaveYear(person, edit) ? [type] : [] });
  });
  const until = days.at(-1) ?? day;
  const facts = await changedFacts(organizationId, { types: [type], changes, edit, until }, tx);
  const caseBefore = await casesOf(organizationId, people, tx, { is: "left out", edit });
  const ids = people.map(({ id }) => id);
  const booked = change.togglesUnlimited
    ? await findBookedDates(organizationId, { people: ids, type, from: change.effectiveOn }, tx)
    : [];
  const bookedBy = groupBy(booked, ({ userId }) => userId);
  const caseAfter = new Map(facts.map(({ id, same }) => [id, same.accrual]));
  const recounted = change.recounts
    ? await recountedDates(organizationId, type, caseAfter, { tx, now })
    : new Map<string, RecountedDate[]>();
  const eventsOf = eventsOnce(until);
  const sameOf = sameFacts();
  const edited = { edit, effectiveOn: change.effectiveOn, day, changes, facts, caseBefore, days };
  const linkedOf = await impactOnLinked(organizationId, edited, tx);
  const lotsBefore = await lotLedgersOf(organizationId, { people: ids, types: [type], caseOf: caseBefore }, tx);
  const looked = await mapWithPauses(facts, ({ id, same: found }) => {
    const ledger = (usesLots(found.accrual) ? undefined : lotsBefore(id, type)?.ledger) ?? found.ledger;
    const same = { ...found, ledger };
    const before = caseBefore(id, type);
    const dates = bookedBy.get(id) ?? [];
    const recosts = recounted.get(id) ?? [];
    const linked = linkedOf(id)?.key() ?? "";
    const key = sameOf(same, before, `${textOf(dates)} ${JSON.stringify(recosts)} ${linked}`);
    return { id, same, before, dates, recosts, key };
  });
  const alike = groupBy(looked, ({ key }) => key);
  const balances: BalancesOfPerson[] = [];
  const pauses = new Pauses();
  for (const group of alike.values()) {
    const [first] = group;
    if (!first) continue;
    await pauses.take();
    const { before, dates, recosts } = first;
    const { accrual, ledger, change: made } = first.same;
    const isDue = change.effectiveOn <= made.today;
    const posted = isDue ? unlessMissing(() => changeEntries(accrual, ledger, made), []) : [];
    const [undone, turned] = turnedEntries(dates, before, accrual);
    const ahead = (ofCase: AccrualCase, entries: readonly LedgerEntry[]) => {
      const events = () => eventsOf(ofCase, made.today);
      return [...entries, ...unlessMissing(() => entriesOfEvents(ofCase, events(), entries, until), [])];
    };
    const own = {
      before: [...ledger, ...undone],
      after: [...recountedLedger({ accrual, entries: ledger }, recosts), ...posted, ...turned],
    };
    const known = new Set(missingFacts(before, made.today));
    const lacks = missingFacts(accrual, made.today).filter((fact) => !known.has(fact));
    const alone = () => {
      const entriesBefore = ahead(before, own.before);
      const entriesAfter = ahead(accrual, own.after);
      const balancesOn = (date: IsoDate) => ({
        before: previewedBalance(before, entriesBefore, date),
        after: previewedBalance(accrual, entriesAfter, date),
      });
      const throughout = withOwnYears(days, accrual.startsIn).map(balancesOn);
      return [{ id: first.id, on: days.map(balancesOn), throughout, lacks }];
    };
    const [ofType, ...receivers] = linkedOf(first.id)?.balances(own) ?? alone();
    if (!ofType) continue;
    for (const { id } of group) balances.push({ ...ofType, id, lacks }, ...receivers.map((one) => ({ ...one, id })));
  }
  return balances;
}

function textOf(dates: readonly BookedDate[]): string {
  return dates.map(({ date, minutes }) => `${date} ${minutes}`).join();
}

function eventsOnce(until: IsoDate): (accrual: AccrualCase, after: IsoDate) => DueEvent[] {
  const known = new Map<AccrualCase, Map<IsoDate, DueEvent[]>>();
  return (accrual, after) => {
    const ofCase = known.get(accrual) ?? new Map<IsoDate, DueEvent[]>();
    const events = ofCase.get(after) ?? dueEvents(accrual, after, until);
    known.set(accrual, ofCase.set(after, events));
    return events;
  };
}

function turnedEntries(
  dates: readonly BookedDate[],
  before: AccrualCase,
  after: AccrualCase,
): [before: LedgerEntry[], after: LedgerEntry[]] {
  const turned = dates.flatMap((date) => turnedEntry(date, before, after));
  return usesLots(after) ? [turned.map((entry) => ({ ...entry, minutes: -entry.minutes })), []] : [[], turned];
}

function turnedEntry({ date, minutes }: BookedDate, before: AccrualCase, after: AccrualCase): LedgerEntry[] {
  const [was, is] = [before, after].map(({ timeline }) => termsOn(timeline, date).isUnlimited);
  if (was === is) return [];
  const { type, startsIn } = after;
  const leaveYear = leaveYearOf(date, startsIn);
  const amount = is ? minutes : -minutes;
  return [
    {
      type,
      leaveYear,
      kind: "recost",
      minutes: amount,
      effectiveOn: date,
      sourceKey: `preview:${date}`,
      isUnlimited: false,
    },
  ];
}

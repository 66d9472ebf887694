import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import { entriesOf } from "#core/ledger/dueEntries.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { DueEvent } from "#core/policies/accrual/dueEvents.ts";
import type { EntrySet } from "#db/queries/ledger/insertEntrySets.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import { linkedEntries } from "./lots/linkedEntries.ts";
import { lotEntries } from "./lots/lotEntries.ts";
import type { DuePlan } from "./duePlan.ts";
import { ledgersForChanges } from "./lots/ledgersForChanges.ts";

interface PlannedPerson {
  id: string;
  plan: DuePlan;
}

interface OwnSets {
  missing: EntrySet[];
  others: EntrySet[];
  ledgers: number;
}

/** Expects locked people whose entries depend on their own ledgers. */
export async function ownSets(
  { organizationId, through }: { organizationId: string; through: IsoDate },
  people: PlannedPerson[],
  tx: Transaction,
): Promise<OwnSets> {
  if (people.length === 0) return { missing: [], others: [], ledgers: 0 };
  const lotsOf = await lotEntries(organizationId, people, through, tx);
  const [onlyLots, more] = [people.filter(hasOnlyLots), people.filter((person) => !hasOnlyLots(person))];
  const ledgerOf = await ledgersFor(organizationId, more, tx);
  const linkedOf = await linkedEntries(organizationId, more, tx);
  const others = await mapWithPauses(more, ({ id, plan }) => {
    const own = plan.own.flatMap(({ type, events: ofType }) => entriesOf(ofType, ledgerOf(id, type)));
    return { id, entries: [...plan.same, ...own, ...(lotsOf.get(id) ?? []), ...(linkedOf.get(id) ?? [])] };
  });
  return {
    missing: setsOf(onlyLots.map(({ id }) => ({ id, entries: lotsOf.get(id) ?? [] }))),
    others: setsOf(others),
    ledgers: new Set(onlyLots.map(({ id }) => lotsOf.get(id))).size + more.length,
  };
}

function hasOnlyLots({ plan: { same, own, linked } }: PlannedPerson): boolean {
  return same.length === 0 && own.length === 0 && linked === null;
}

function setsOf(due: readonly { id: string; entries: readonly LedgerEntry[] }[]): EntrySet[] {
  const textOf = new Map<readonly LedgerEntry[], string>();
  for (const { entries } of due) if (!textOf.has(entries)) textOf.set(entries, JSON.stringify(entries));
  return [...groupBy(due, ({ entries }) => textOf.get(entries)).values()].map((alike) => ({
    entries: alike[0]?.entries ?? [],
    people: alike.map(({ id }) => id),
  }));
}

async function ledgersFor(organizationId: string, people: PlannedPerson[], tx: Transaction) {
  const events = new Set(people.flatMap(({ plan }) => plan.own.flatMap((own) => own.events)));
  if (events.size === 0) return () => [];
  return ledgersForChanges(
    organizationId,
    {
      people: people.map(({ id }) => id),
      types: [...new Set([...events].map(({ type }) => type))],
      fromYear: Math.min(...[...events].map(({ leaveYear }) => leaveYear)) - 1,
      before: firstDay(events),
      changing: people.filter(({ plan }) => plan.own.some((own) => own.events.some(isChange))).map(({ id }) => id),
    },
    tx,
  );
}

function isChange({ kind }: DueEvent): boolean {
  return kind === "policy_change";
}

function firstDay(events: Iterable<DueEvent>): IsoDate {
  let first: IsoDate | undefined;
  for (const { on } of events) if (first === undefined || on < first) first = on;
  return first ?? "9999-12-31";
}

import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { groupBy } from "#core/groupBy.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { leaveByDate } from "#core/ledger/lots/leaveByDate.ts";
import { lotEntriesOf } from "#core/ledger/lots/entries/lotEntriesOf.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { type AlikeLedgers, findAlikeLedgers } from "#db/queries/ledger/findLotLedgers.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";
import type { DuePlan, LotPlan } from "../duePlan.ts";

interface Planned {
  id: string;
  plan: Pick<DuePlan, "same" | "lots">;
}

export async function lotEntries(
  organizationId: string,
  people: readonly Planned[],
  through: IsoDate,
  tx: Transaction,
): Promise<Map<string, LedgerEntry[]>> {
  const planOf = new Map(people.flatMap(({ id, plan }) => (plan.lots.length > 0 ? [[id, plan]] : [])));
  const plans = [...new Set(planOf.values())].flatMap(({ lots }) => lots);
  if (plans.length === 0) return new Map();
  const of = {
    people: [...planOf.keys()],
    types: [...new Set(plans.map(({ type }) => type))],
    fromYear: Math.min(...plans.flatMap((plan) => firstYearOf(plan, through))) - 1,
  };
  const ledgers = await findAlikeLedgers(organizationId, of, tx);
  const known = new Set(ledgers.flatMap(({ people: alike }) => alike));
  const withoutEntries = {
    people: of.people.filter((id) => !known.has(id)),
    ledgerOf: () => ({ entries: [], taken: [] }),
  };
  const dueOf = new Map<string, LedgerEntry[]>();
  const pauses = new Pauses();
  for (const { people: alike, ledgerOf } of [...ledgers, withoutEntries]) {
    for (const [plan, ofPlan] of groupBy(alike, (id) => planOf.get(id))) {
      await pauses.take();
      const due = plan ? dueFor(plan, ledgerOf, through) : [];
      for (const id of ofPlan) dueOf.set(id, due);
    }
  }
  return dueOf;
}

function dueFor({ same, lots }: Planned["plan"], ledgerOf: AlikeLedgers["ledgerOf"], through: IsoDate): LedgerEntry[] {
  return lots.flatMap(({ type, accrual, events }) => {
    const { entries, taken } = ledgerOf(type);
    const ledger = leaveByDate({ accrual, entries: withNew(entries, same.filter(isOf(type))) }, taken);
    return withoutPosted(
      unlessMissing(() => lotEntriesOf(events, ledger, through), []),
      entries,
    );
  });
}

function withoutPosted(due: readonly LedgerEntry[], posted: readonly LedgerEntry[]): LedgerEntry[] {
  const known = new Set(posted.map(({ sourceKey }) => sourceKey));
  return due.filter(({ sourceKey }) => !known.has(sourceKey) && known.add(sourceKey));
}

function firstYearOf({ accrual, events, settled }: LotPlan, through: IsoDate): number[] {
  return [leaveYearOf(through, accrual.startsIn), ...settled, ...events.map(({ leaveYear }) => leaveYear)];
}

function withNew(posted: readonly LedgerEntry[], same: readonly LedgerEntry[]): LedgerEntry[] {
  const known = new Set(posted.map(({ sourceKey }) => sourceKey));
  return [...posted, ...same.filter(({ sourceKey }) => !known.has(sourceKey))];
}

function isOf(type: LedgerEntry["type"]) {
  return (entry: LedgerEntry) => entry.type === type;
}

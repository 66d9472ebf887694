import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { leaveByDate } from "#core/ledger/lots/leaveByDate.ts";
import { lotEntriesOf } from "#core/ledger/lots/entries/lotEntriesOf.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { findLotLedgers } from "#db/queries/ledger/findLotLedgers.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";
import type { DuePlan, LotPlan } from "../duePlan.ts";

/** A person, with the part of their plan that depends on their lots. */
interface Planned {
  id: string;
  plan: Pick<DuePlan, "same" | "lots">;
}

/**
 * Returns, by person, the entries that plans with lots need through a day, in addition to the entries that are the same
 * for everyone.
 */
export async function lotEntries(
  organizationId: string,
  people: readonly Planned[],
  through: IsoDate,
  tx: Transaction,
): Promise<Map<string, LedgerEntry[]>> {
  const plans = people.flatMap(({ plan }) => plan.lots);
  if (plans.length === 0) return new Map();
  const of = {
    people: people.filter(({ plan }) => plan.lots.length > 0).map(({ id }) => id),
    types: [...new Set(plans.map(({ type }) => type))],
    fromYear: Math.min(...plans.flatMap((plan) => firstYearOf(plan, through))) - 1,
  };
  const ledgerOf = await findLotLedgers(organizationId, of, tx);
  const dueOf = new Map<string, LedgerEntry[]>();
  const pauses = new Pauses();
  for (const {
    id,
    plan: { same, lots },
  } of people) {
    await pauses.take();
    const due = lots.flatMap(({ type, accrual, events }) => {
      const { entries, taken } = ledgerOf(id, type);
      const ledger = leaveByDate({ accrual, entries: withNew(entries, same.filter(isOf(type))) }, taken);
      return unlessMissing(() => lotEntriesOf(events, ledger, through), []);
    });
    dueOf.set(id, due);
  }
  return dueOf;
}

function firstYearOf({ accrual, events }: LotPlan, through: IsoDate): number[] {
  return [leaveYearOf(through, accrual.startsIn), ...events.map(({ leaveYear }) => leaveYear)];
}

/** Adds the entries that are the same for everyone, except those that an earlier run has already posted. */
function withNew(posted: readonly LedgerEntry[], same: readonly LedgerEntry[]): LedgerEntry[] {
  const known = new Set(posted.map(({ sourceKey }) => sourceKey));
  return [...posted, ...same.filter(({ sourceKey }) => !known.has(sourceKey))];
}

function isOf(type: LedgerEntry["type"]) {
  return (entry: LedgerEntry) => entry.type === type;
}

import type { Transaction } from "sequelize";
import { type LeaveYear, leaveYearOf } from "#core/leave/leaveYear.ts";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { PersonLedger } from "#core/ledger/lots/PersonLedger.ts";
import { acrossTypes } from "#core/ledger/transfers/acrossTypes.ts";
import { type DueSpan, dueReceipt } from "#core/ledger/transfers/receipts.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { wholeLedgersOf } from "./wholeLedgersOf.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";

export interface LinkedPlan extends DueSpan {
  cases: readonly AccrualCase[];
}

export async function linkedEntries(
  organizationId: string,
  people: readonly { id: string; plan: { linked: LinkedPlan | null } }[],
  tx: Transaction,
): Promise<Map<string, LedgerEntry[]>> {
  const linked = people.flatMap(({ id, plan }) => (plan.linked ? [{ id, plan: plan.linked }] : []));
  if (linked.length === 0) return new Map();
  const of = {
    people: linked.map(({ id }) => id),
    cases: [...new Set(linked.flatMap(({ plan }) => plan.cases))],
    fromYear: Math.min(...linked.flatMap(({ plan }) => firstYearsOf(plan))) - 1,
  };
  const ledgersOf = await wholeLedgersOf(organizationId, of, tx);
  const dueOf = new Map<string, LedgerEntry[]>();
  const pauses = new Pauses();
  for (const { id, plan } of linked) {
    await pauses.take();
    dueOf.set(id, dueTogether(ledgersOf(id, plan.cases), plan));
  }
  return dueOf;
}

export function dueTogether(ledgers: readonly PersonLedger[], { after, through }: DueSpan): LedgerEntry[] {
  return acrossTypes(ledgers, dueReceipt({ after, through }), ({ accrual, entries }) =>
    unlessMissing(() => dueEntries(accrual, entries, after, through), []),
  );
}

function firstYearsOf({ cases, after }: LinkedPlan): LeaveYear[] {
  return cases.map(({ opening, startsIn }) => (after === null ? opening : leaveYearOf(after, startsIn)));
}

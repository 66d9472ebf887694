import type { Transaction } from "sequelize";
import { groupBy } from "#core/groupBy.ts";
import { changeEntries } from "#core/ledger/changeEntries.ts";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import { ledgerCorrections } from "#core/ledger/ledgerCorrections.ts";
import { isSent, type LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { acrossTypes, reachedFrom, sendsTo } from "#core/ledger/transfers/acrossTypes.ts";
import { dueReceipt, correctedReceipt } from "#core/ledger/transfers/receipts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { casesOf, type PolicyEdit } from "../casesOf.ts";
import type { ChangedFacts, ChangedPerson } from "../changedFacts.ts";
import { wholeLedgersOf } from "./wholeLedgersOf.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";

interface Changes {
  changes: readonly ChangedPerson[];
  edit?: PolicyEdit | undefined;
  facts: readonly ChangedFacts[];
}

interface LinkedChange {
  id: string;
  changed: LedgerEntry[];
  due: LedgerEntry[];
}

export async function linkedChanges(
  organizationId: string,
  { changes, edit, facts }: Changes,
  tx: Transaction,
): Promise<Map<string, LinkedChange>> {
  const byPerson = groupBy(facts, ({ id }) => id);
  const linked = [...byPerson].filter(([, ofPerson]) =>
    ofPerson.some(({ same: { accrual, ledger } }) => sendsTo(accrual).length > 0 || ledger.some(isSent)),
  );
  if (linked.length === 0) return new Map();
  const people = changes.flatMap(({ person }) => (linked.some(([id]) => id === person.id) ? person : []));
  const caseOf = await casesOf(organizationId, people, tx, edit && { is: "made", edit });
  const cases = new Map(
    linked.map(([id, ofPerson]) => [id, reachedFrom(typesOf(ofPerson), (type) => caseOf(id, type))]),
  );
  const of = { people: [...cases.keys()], cases: [...cases.values()].flat() };
  const ledgersOf = await wholeLedgersOf(organizationId, of, tx);
  const changed = new Map<string, LinkedChange>();
  const pauses = new Pauses();
  for (const [id, ofPerson] of linked) {
    await pauses.take();
    changed.set(id, changeOf(id, ofPerson, ledgersOf(id, cases.get(id) ?? [])));
  }
  return changed;
}

function typesOf(facts: readonly ChangedFacts[]): LeaveType[] {
  return facts.flatMap(({ same: { accrual, ledger } }) => [
    accrual.type,
    ...ledger.filter(isSent).map(({ details }) => details.to),
  ]);
}

function changeOf(
  id: string,
  facts: readonly ChangedFacts[],
  ledgers: ReturnType<Awaited<ReturnType<typeof wholeLedgersOf>>>,
): LinkedChange {
  const ofType = new Map(facts.map(({ same }) => [same.accrual.type, same]));
  const [{ change, through }] = [...ofType.values()] as [ChangedFacts["same"], ...ChangedFacts["same"][]];
  const changed = acrossTypes(ledgers, correctedReceipt(change), ({ accrual, entries }, received) => {
    const own = ofType.get(accrual.type)?.change;
    if (own) return unlessMissing(() => changeEntries(accrual, entries, own), []);
    return received.length > 0 ? unlessMissing(() => ledgerCorrections(accrual, entries, change), []) : [];
  });
  const after = ledgers.map(({ accrual, entries }) => ({
    accrual,
    entries: [...entries, ...changed.filter(({ type }) => type === accrual.type)],
  }));
  const span = { after: change.today, through };
  const due = acrossTypes(after, dueReceipt(span), ({ accrual, entries }) =>
    ofType.has(accrual.type) ? unlessMissing(() => dueEntries(accrual, entries, span.after, through), []) : [],
  );
  return { id, changed, due };
}

import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { withOwnYears } from "#core/ledger/impactDays.ts";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import { isSent, type LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { PersonLedger } from "#core/ledger/lots/PersonLedger.ts";
import { acrossTypes, reachedFrom, sendsTo } from "#core/ledger/transfers/acrossTypes.ts";
import { type DueSpan, dueReceipt } from "#core/ledger/transfers/receipts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { BalancesOfPerson } from "#core/policies/changes/PolicyImpact.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { casesOf, type PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";
import type { ChangedFacts, ChangedPerson } from "#bot/operations/accruals/steps/changedFacts.ts";
import { linkedChanges } from "#bot/operations/accruals/steps/lots/linkedChanges.ts";
import { wholeLedgersOf } from "#bot/operations/accruals/steps/lots/wholeLedgersOf.ts";
import { previewedBalance } from "./previewedBalance.ts";

interface Edited {
  edit: PolicyEdit;
  effectiveOn: IsoDate;
  changes: readonly ChangedPerson[];
  facts: readonly ChangedFacts[];
  caseBefore: (personId: string, type: LeaveType) => AccrualCase;
  days: readonly IsoDate[];
}

/** The ledger of the edited type without what falls due later. */
interface OwnLedgers {
  before: readonly LedgerEntry[];
  after: readonly LedgerEntry[];
}

/** Undefined for people whose excess the policy sends or sent to no other type, before and after the edit. */
type ReceiversOf = (personId: string) => ((own: OwnLedgers) => BalancesOfPerson[]) | undefined;

/** The balances of the types that receive the policy's excess, directly or through other types. */
export async function impactOnReceivers(
  organizationId: string,
  { edit, effectiveOn, changes, facts, caseBefore, days }: Edited,
  tx: Transaction,
): Promise<ReceiversOf> {
  const { type } = edit;
  const linked = facts.filter(
    ({ id, same: { accrual, ledger } }) =>
      [accrual, caseBefore(id, type)].some((one) => sendsTo(one).length > 0) || ledger.some(isSent),
  );
  if (linked.length === 0) return () => undefined;
  const factsOf = new Map(linked.map((one) => [one.id, one]));
  const changing = changes.filter(({ person }) => factsOf.has(person.id));
  const people = changing.map(({ person }) => person);
  const caseAfter = await casesOf(organizationId, people, tx, { is: "made", edit });
  const due = linked.filter(({ same }) => effectiveOn <= same.change.today);
  const posted = await linkedChanges(organizationId, { changes: changing, edit, facts: due }, tx);
  const typesOf = new Map(
    linked.map(({ id, same: { ledger } }) => {
      const from = [type, ...ledger.filter(isSent).map(({ details }) => details.to)];
      const reached = [caseBefore, caseAfter].flatMap((caseOf) => reachedFrom(from, (one) => caseOf(id, one)));
      return [id, [...new Set(reached.map((accrual) => accrual.type))]];
    }),
  );
  const cases = [...typesOf].flatMap(([id, types]) => types.map((one) => caseAfter(id, one)));
  const ledgersOf = await wholeLedgersOf(organizationId, { people: [...factsOf.keys()], cases }, tx);
  return (id) => {
    const found = factsOf.get(id);
    if (!found) return undefined;
    const types = typesOf.get(id) ?? [];
    const span = { after: found.same.change.today, through: days.at(-1) ?? found.same.change.today };
    const ledgersUnder = (caseOf: typeof caseAfter, own: readonly LedgerEntry[], more: readonly LedgerEntry[]) => {
      const ledgers = ledgersOf(
        id,
        types.map((one) => caseOf(id, one)),
      );
      const started = ledgers.map(({ accrual, entries }) => ({
        accrual,
        entries: accrual.type === type ? own : [...entries, ...more.filter((entry) => entry.type === accrual.type)],
      }));
      return ledgersThrough(started, span);
    };
    return ({ before, after }) => {
      const ledgersAfter = ledgersUnder(caseAfter, after, posted.get(id)?.changed ?? []);
      return ledgersUnder(caseBefore, before, []).flatMap((ledger, nth) => {
        const next = ledgersAfter[nth];
        if (!next || ledger.accrual.type === type) return [];
        const balancesOn = (day: IsoDate) => ({ before: balanceIn(ledger, day), after: balanceIn(next, day) });
        const throughout = withOwnYears(days, next.accrual.startsIn).map(balancesOn);
        return [{ id, receiver: ledger.accrual.type, on: days.map(balancesOn), throughout, lacks: [] }];
      });
    };
  };
}

function ledgersThrough(ledgers: readonly PersonLedger[], span: DueSpan): PersonLedger[] {
  const due = acrossTypes(ledgers, dueReceipt(span), ({ accrual, entries }) =>
    unlessMissing(() => dueEntries(accrual, entries, span.after, span.through), []),
  );
  return ledgers.map(({ accrual, entries }) => ({
    accrual,
    entries: [...entries, ...due.filter(({ type }) => type === accrual.type)],
  }));
}

function balanceIn({ accrual, entries }: PersonLedger, day: IsoDate) {
  return previewedBalance(accrual, entries, day);
}

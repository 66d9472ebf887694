import { createHash } from "node:crypto";
import type { Transaction } from "sequelize";
import { type IsoDate, latest } from "#core/calendar/dates.ts";
import { withOwnYears } from "#core/ledger/impactDays.ts";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import { isSent, type LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import type { PersonLedger } from "#core/ledger/lots/PersonLedger.ts";
import { acrossTypes, sendersTo, sendsTo } from "#core/ledger/transfers/acrossTypes.ts";
import { type DueSpan, dueReceipt } from "#core/ledger/transfers/receipts.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { BalancesOfPerson } from "#core/policies/changes/PolicyImpact.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import { caseNumbers } from "#bot/operations/accruals/steps/caseNumbers.ts";
import { casesOf, type PolicyEdit } from "#bot/operations/accruals/steps/casesOf.ts";
import type { ChangedFacts, ChangedPerson } from "#bot/operations/accruals/steps/changedFacts.ts";
import { linkedChanges } from "#bot/operations/accruals/steps/lots/linkedChanges.ts";
import { wholeLedgersOf } from "#bot/operations/accruals/steps/lots/wholeLedgersOf.ts";
import { linkedTypesOf } from "#core/ledger/transfers/linkedTypesOf.ts";
import { previewedBalance } from "#core/ledger/gains/previewedBalance.ts";
import { sendersOf } from "./sendersOf.ts";

interface Edited {
  edit: PolicyEdit;
  effectiveOn: IsoDate;
  day: IsoDate;
  changes: readonly ChangedPerson[];
  facts: readonly ChangedFacts[];
  caseBefore: (personId: string, type: LeaveType) => AccrualCase;
  days: readonly IsoDate[];
}

interface OwnLedgers {
  before: readonly LedgerEntry[];
  after: readonly LedgerEntry[];
}

interface Linked {
  key: () => string;
  balances: (own: OwnLedgers) => BalancesOfPerson[];
}

type LinkedOf = (personId: string) => Linked | undefined;

export async function impactOnLinked(
  organizationId: string,
  { edit, effectiveOn, day, changes, facts, caseBefore, days }: Edited,
  tx: Transaction,
): Promise<LinkedOf> {
  const { type } = edit;
  const senders = await sendersOf(organizationId, { type, day }, tx);
  const sending = facts.filter(
    ({ id, same: { accrual, ledger } }) =>
      [accrual, caseBefore(id, type)].some((one) => sendsTo(one).length > 0) || ledger.some(isSent),
  );
  if (sending.length === 0 && !senders.mayReach) return () => undefined;
  const sendingIds = new Set(sending.map(({ id }) => id));
  const changing = senders.mayReach ? changes : changes.filter(({ person }) => sendingIds.has(person.id));
  const people = changing.map(({ person }) => person);
  const caseAfter = await casesOf(organizationId, people, tx, { is: "made", edit });
  const casesOfPerson = (id: string) => [caseBefore, caseAfter].map((caseOf) => (one: LeaveType) => caseOf(id, one));
  const isReceiving = (id: string) =>
    senders.mayReach && casesOfPerson(id).some((caseOf) => sendersTo(type, senders.types.map(caseOf)).length > 0);
  const linked = facts.filter(({ id }) => sendingIds.has(id) || isReceiving(id));
  if (linked.length === 0) return () => undefined;
  const due = sending.filter(({ same }) => effectiveOn <= same.change.today);
  const posted = await linkedChanges(organizationId, { changes: changing, edit, facts: due }, tx);
  const found = new Map(
    linked.map(({ id, same }) => [
      id,
      { same, types: linkedTypesOf({ type, ...same }, senders.types, casesOfPerson(id)) },
    ]),
  );
  const cases = [...found].flatMap(([id, { types }]) => types.all.map((one) => caseAfter(id, one)));
  const ledgersOf = await wholeLedgersOf(organizationId, { people: [...found.keys()], cases }, tx);
  const markOf = new Map(people.map(({ id, postedThrough }) => [id, postedThrough]));
  const numberOf = caseNumbers();
  return (id) => {
    const ofPerson = found.get(id);
    if (!ofPerson) return undefined;
    const { types, same } = ofPerson;
    const { today } = same.change;
    const span = {
      after: today,
      through: days.at(-1) ?? today,
      receivedThrough: latest(today, markOf.get(id) ?? null),
    };
    const ledgersUnder = (caseOf: typeof caseAfter, own: readonly LedgerEntry[], more: readonly LedgerEntry[]) => {
      const ledgers = ledgersOf(
        id,
        types.all.map((one) => caseOf(id, one)),
      );
      const started = ledgers.map(({ accrual, entries }) => ({
        accrual,
        entries: accrual.type === type ? own : [...entries, ...more.filter((entry) => entry.type === accrual.type)],
      }));
      return ledgersThrough(started, span);
    };
    const changed = posted.get(id)?.changed ?? [];
    const key = () => {
      const numbers = casesOfPerson(id).map((caseOf) => types.all.map((one) => numberOf(caseOf(one))));
      const others = types.all.filter((one) => one !== type).map((one) => caseAfter(id, one));
      const ledgers = ledgersOf(id, others).map(({ entries }) => entries);
      const text = JSON.stringify([types.all, [...types.shown], span, numbers, ledgers, changed]);
      return createHash("sha256").update(text).digest("base64");
    };
    const balances = ({ before, after }: OwnLedgers) => {
      const ledgersAfter = ledgersUnder(caseAfter, after, changed);
      return ledgersUnder(caseBefore, before, []).flatMap((ledger, nth) => {
        const next = ledgersAfter[nth];
        if (!next || !types.shown.has(ledger.accrual.type)) return [];
        const balancesOn = (on: IsoDate) => ({ before: balanceIn(ledger, on), after: balanceIn(next, on) });
        const throughout = withOwnYears(days, next.accrual.startsIn).map(balancesOn);
        const receiver = ledger.accrual.type !== type && { receiver: ledger.accrual.type };
        return [{ id, ...receiver, on: days.map(balancesOn), throughout, lacks: [] }];
      });
    };
    return { key, balances };
  };
}

function ledgersThrough(
  ledgers: readonly PersonLedger[],
  { after, through, receivedThrough }: DueSpan & { receivedThrough: IsoDate },
): PersonLedger[] {
  const receipt = dueReceipt({ after: receivedThrough, through });
  const due = acrossTypes(ledgers, receipt, ({ accrual, entries }) =>
    unlessMissing(() => dueEntries(accrual, entries, after, through), []),
  );
  return ledgers.map(({ accrual, entries }) => ({
    accrual,
    entries: [...entries, ...due.filter(({ type }) => type === accrual.type)],
  }));
}

function balanceIn({ accrual, entries }: PersonLedger, day: IsoDate) {
  return previewedBalance(accrual, entries, day);
}

import type { Transaction } from "sequelize";
import { addDays, earliest, type IsoDate } from "#core/calendar/dates.ts";
import type { Change } from "#core/ledger/changeEntries.ts";
import { type RecordedBefore, waitedSince } from "#core/ledger/lots/waitedSince.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { mayRaiseAgain } from "#core/ledger/caps/raisedCarryOver.ts";
import { isCorrection } from "#core/ledger/caps/replayedAccruals.ts";
import { mayRestore } from "#core/ledger/caps/undoneChanges.ts";
import { settlementDays } from "#core/ledger/settlement/settlementDays.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { FIRST_DAY } from "#core/policies/termsTimeline.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { findLedgers } from "#db/queries/ledger/findLedgers.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import { openingDays } from "./lots/openingDays.ts";
import { lotLedgersOf } from "./lots/lotLedgersOf.ts";
import { casesOf, type PlacedPerson, type PolicyEdit } from "./casesOf.ts";

/** Everything due by the day of the change must already be posted. */
export interface ChangedPerson {
  person: PlacedPerson;
  change: Change;
  through: IsoDate;
  before?: RecordedBefore | undefined;
  regrouped?: readonly LeaveType[];
  onlySettled?: boolean;
}

export interface ChangedFacts {
  id: string;
  same: { accrual: AccrualCase; ledger: readonly LedgerEntry[]; change: Change; through: IsoDate };
}

type LedgerOf = Awaited<ReturnType<typeof findLedgers>>;

interface Changes {
  types: readonly LeaveType[];
  changes: readonly ChangedPerson[];
  edit?: PolicyEdit | undefined;
  until: IsoDate;
}

export async function changedFacts(
  organizationId: string,
  { types, changes, edit, until }: Changes,
  tx: Transaction,
): Promise<ChangedFacts[]> {
  const [firstDay] = changes.map(({ change }) => change.today).toSorted();
  if (firstDay === undefined) return [];
  const people = changes.map(({ person }) => person);
  const ids = people.map(({ id }) => id);
  const caseOf = await casesOf(organizationId, people, tx, edit && { is: "made", edit });
  const of = { people: ids, types, fromYear: 0, before: addDays(firstDay, 1), after: until };
  const ledgerOf = await findLedgers(organizationId, of, tx);
  const edited = edit && (await editedCases(organizationId, { changes, edit, ledgerOf }, tx));
  const corrected = await correctedLedgers(organizationId, { types, changes, ledgerOf }, tx);
  const lotsOf = await lotLedgersOf(organizationId, { people: ids, types, caseOf }, tx);
  const facts = await mapWithPauses(
    changes,
    ({ person, change, through, before: recorded, regrouped = [], onlySettled }) =>
      types.flatMap((type) => {
        const { id } = person;
        const accrual = caseOf(id, type);
        if (onlySettled && settlementDays(accrual).length === 0) return [];
        const { before, openedOn, ledger: single } = edited?.(id, type) ?? {};
        const ledger = lotsOf(id, type)?.ledger ?? single ?? corrected(id, type) ?? ledgerOf(id, type);
        const since = sinceWait(accrual, change, recorded);
        const made = { ...change, ...since, before, openedOn, ...(regrouped.includes(type) && { isRegrouped: true }) };
        return { id, same: { accrual, ledger, change: made, through } };
      }),
  );
  return facts.flat();
}

function sinceWait(accrual: AccrualCase, { today, since }: Change, recorded: RecordedBefore | undefined) {
  const waited = recorded && usesLots(accrual) ? waitedSince(accrual, recorded, today) : undefined;
  return waited !== undefined && { since: since === undefined ? waited : earliest(since, waited) };
}

async function editedCases(
  organizationId: string,
  { changes, edit, ledgerOf }: { changes: readonly ChangedPerson[]; edit: PolicyEdit; ledgerOf: LedgerOf },
  tx: Transaction,
): Promise<(personId: string, type: LeaveType) => Pick<Change, "before" | "openedOn"> & { ledger?: LedgerEntry[] }> {
  const { type } = edit;
  const cut = changes.map(({ person }) => person).filter(({ id }) => mayChangeCuts(ledgerOf(id, type)));
  if (cut.length === 0) return () => ({});
  const people = cut.map(({ id }) => id);
  const caseBefore = await casesOf(organizationId, cut, tx, { is: "left out", edit });
  const singleEntries = await singleLedgers(organizationId, { people, types: [type] }, tx);
  const openedOn = await openingDays(organizationId, cut, tx);
  const isCut = new Set(people);
  return (id, ofType) =>
    ofType === type && isCut.has(id)
      ? { before: caseBefore(id, type), openedOn: openedOn(id, type), ledger: singleEntries(id, type) }
      : {};
}

/**
 * Reads individual entries only for corrections that may replay capped accruals or undo earlier changes, and for
 * changes of terms that may undo an earlier change.
 */
async function correctedLedgers(
  organizationId: string,
  { types, changes, ledgerOf }: Pick<Changes, "types" | "changes"> & { ledgerOf: LedgerOf },
  tx: Transaction,
): Promise<(personId: string, type: LeaveType) => LedgerEntry[] | undefined> {
  const people = changes
    .filter(({ person: { id }, change }) => types.some((type) => needsEntries(change, ledgerOf(id, type))))
    .map(({ person }) => person.id);
  if (people.length === 0) return () => undefined;
  const singleEntries = await singleLedgers(organizationId, { people, types }, tx);
  const corrected = new Set(people);
  return (id, type) => (corrected.has(id) ? singleEntries(id, type) : undefined);
}

function needsEntries({ cause }: Change, ledger: readonly LedgerEntry[]): boolean {
  return isCorrection(cause) ? isCutByCap(ledger) || isChanged(ledger) : mayRestore(ledger);
}

function mayChangeCuts(ledger: readonly LedgerEntry[]): boolean {
  return isCutByCap(ledger) || mayRaiseAgain(ledger);
}

function isCutByCap(ledger: readonly LedgerEntry[]): boolean {
  return ledger.some(({ details }) => (details?.lost ?? 0) > 0);
}

function isChanged(ledger: readonly LedgerEntry[]): boolean {
  return ledger.some(({ kind }) => kind === "policy_change");
}

function singleLedgers(
  organizationId: string,
  of: { people: readonly string[]; types: readonly LeaveType[] },
  tx: Transaction,
): Promise<LedgerOf> {
  return findLedgers(organizationId, { ...of, fromYear: 0, before: FIRST_DAY }, tx);
}

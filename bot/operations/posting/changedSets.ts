import type { Transaction } from "sequelize";
import { groupBy } from "#core/groupBy.ts";
import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { type Change, changeLines } from "#core/ledger/changeLines.ts";
import type { LedgerLine } from "#core/ledger/LedgerLine.ts";
import { postingsDue } from "#core/ledger/postingsDue.ts";
import type { AccrualCase } from "#core/policies/AccrualCase.ts";
import { FIRST_DAY } from "#core/policies/termsTimeline.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import type { LineSet } from "#db/queries/lineSets.ts";
import { lockPeople } from "#db/queries/postedPeople.ts";
import { findLedgers } from "#db/queries/summedLines.ts";
import { casesOf, type PlacedPerson, type PolicyEdit } from "./casesOf.ts";

/** Somebody whose terms or dates have changed, everything due by the day of the change being posted. */
export interface ChangedPerson {
  person: PlacedPerson;
  change: Change;
  /** The day up to which they are to be posted, that of the change or a later one. */
  through: IsoDate;
}

/** The lines of people by type. */
type LedgerOf = Awaited<ReturnType<typeof findLedgers>>;

/** The lines of the change itself, and of what falls due after its day. */
export interface ChangedSets {
  changed: LineSet[];
  due: LineSet[];
}

/** The lines of changes for people, in those types of leave that may have changed for them; those who get the same together. Locks them. */
export async function changedSets(
  organizationId: string,
  {
    types,
    changes,
    edit,
  }: { types: readonly LeaveType[]; changes: readonly ChangedPerson[]; edit?: PolicyEdit | undefined },
  tx: Transaction,
): Promise<ChangedSets> {
  const sets: ChangedSets = { changed: [], due: [] };
  const [firstDay] = changes.map(({ change }) => change.today).toSorted();
  if (firstDay === undefined) return sets;
  const people = changes.map(({ person }) => person);
  const ids = people.map(({ id }) => id);
  await lockPeople(organizationId, ids, { wait: true }, tx);
  const caseOf = await casesOf(organizationId, people, tx);
  const of = { people: ids, types, fromYear: 0, before: addDays(firstDay, 1) };
  const ledgerOf = await findLedgers(organizationId, of, tx);
  const edited = edit && (await editedCases(organizationId, { changes, edit, ledgerOf }, tx));
  const facts = changes.flatMap(({ person, change, through }) =>
    types.map((type) => {
      const { id } = person;
      const { before, ledger } = edited?.(id, type) ?? {};
      const same = {
        accrual: caseOf(id, type),
        ledger: ledger ?? ledgerOf(id, type),
        change: { ...change, before },
        through,
      };
      return { id, same };
    }),
  );
  for (const group of groupBy(facts, ({ same }) => JSON.stringify(same)).values()) {
    const alike = group.map(({ id }) => id);
    const [first] = group;
    if (!first) continue;
    const { accrual, ledger, change, through } = first.same;
    const lines = changeLines(accrual, ledger, change);
    const due = postingsDue(accrual, [...ledger, ...lines], change.today, through);
    sets.changed.push({ lines, people: alike });
    sets.due.push({ lines: due, people: alike });
  }
  return sets;
}

/** Of people who have lost something to a maximum: their cases before an edit of the policy, and their lines one by one. */
async function editedCases(
  organizationId: string,
  { changes, edit, ledgerOf }: { changes: readonly ChangedPerson[]; edit: PolicyEdit; ledgerOf: LedgerOf },
  tx: Transaction,
): Promise<(personId: string, type: LeaveType) => { before?: AccrualCase; ledger?: LedgerLine[] }> {
  const { type } = edit;
  const cut = changes
    .map(({ person }) => person)
    .filter(({ id }) => ledgerOf(id, type).some(({ details }) => (details?.lost ?? 0) > 0));
  if (cut.length === 0) return () => ({});
  const ids = cut.map(({ id }) => id);
  const caseBefore = await casesOf(organizationId, cut, tx, edit);
  const singleLines = await findLedgers(
    organizationId,
    { people: ids, types: [type], fromYear: 0, before: FIRST_DAY },
    tx,
  );
  const isCut = new Set(ids);
  return (id, ofType) =>
    ofType === type && isCut.has(id) ? { before: caseBefore(id, type), ledger: singleLines(id, type) } : {};
}

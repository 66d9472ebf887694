import type { Transaction } from "sequelize";
import { groupBy } from "#core/groupBy.ts";
import { changeEntries } from "#core/ledger/changeEntries.ts";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import type { EntrySet } from "#db/queries/ledger/insertEntrySets.ts";
import { lockPeople } from "#db/queries/ledger/postedPeople.ts";
import { Pauses } from "#bot/operations/turns/Pauses.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import type { PolicyEdit } from "./casesOf.ts";
import { type ChangedPerson, changedFacts } from "./changedFacts.ts";
import { linkedChanges } from "./lots/linkedChanges.ts";
import { sameFacts } from "./sameFacts.ts";

interface ChangedEntrySets {
  changed: EntrySet[];
  due: EntrySet[];
}

/** Locks the people of `changes`, and returns the entries to insert for the changes and those due after them. */
export async function changedEntrySets(
  organizationId: string,
  of: { types: readonly LeaveType[]; changes: readonly ChangedPerson[]; edit?: PolicyEdit | undefined },
  tx: Transaction,
): Promise<ChangedEntrySets> {
  const sets: ChangedEntrySets = { changed: [], due: [] };
  const ids = of.changes.map(({ person }) => person.id);
  await lockPeople(organizationId, ids, { wait: true }, tx);
  const until = of.changes
    .map(({ through }) => through)
    .toSorted()
    .at(-1);
  if (until === undefined) return sets;
  const facts = await changedFacts(organizationId, { ...of, until }, tx);
  const linked = await linkedChanges(organizationId, { ...of, facts }, tx);
  const sameOf = sameFacts();
  const alone = await mapWithPauses(
    facts.filter(({ id }) => !linked.has(id)),
    ({ id, same }) => ({ id, same, key: sameOf(same) }),
  );
  for (const { id, changed, due } of linked.values()) {
    sets.changed.push({ entries: changed, people: [id] });
    sets.due.push({ entries: due, people: [id] });
  }
  const pauses = new Pauses();
  for (const group of groupBy(alone, ({ key }) => key).values()) {
    const alike = group.map(({ id }) => id);
    const [first] = group;
    if (!first) continue;
    await pauses.take();
    const { accrual, ledger, change, through } = first.same;
    const entries = unlessMissing(() => changeEntries(accrual, ledger, change), []);
    const due = unlessMissing(() => dueEntries(accrual, [...ledger, ...entries], change.today, through), []);
    sets.changed.push({ entries, people: alike });
    sets.due.push({ entries: due, people: alike });
  }
  return sets;
}

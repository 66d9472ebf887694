import { z } from "zod";
import type { Minutes } from "#core/leave/amounts.ts";
import { parseInput } from "#core/inputs.ts";
import { describeEntry } from "#core/ledger/describeEntry.ts";
import { LedgerQuery } from "#core/ledger/inputs/LedgerQuery.ts";
import { may } from "#core/people/access/access.ts";
import { findWholeLedger, type LedgerRow } from "#db/queries/ledger/ledger.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { readingOn } from "../operation.ts";
import { readablePerson } from "./steps/readablePerson.ts";
import { isUndoable } from "./undoAdjustment.ts";

/** A ledger entry with a description of its cause. */
export interface ExplainedEntry extends LedgerRow {
  /** The balance of the entry's type and leave year after the entry. */
  runningBalance: Minutes;
  cause: string;
}

export interface LedgerEntryView extends ExplainedEntry {
  /** True if the caller may undo the entry. */
  canUndo: boolean;
}

/** Returns the ledger of a person whom the caller may see, oldest entry first. */
export const readLedger = readingOn("readLedger", z.unknown(), async (id, query, { me, clock }) => {
  const person = await readablePerson(me, id);
  const { type, leaveYear } = parseInput(LedgerQuery, query);
  await seenUpToDate(person, clock.now());
  const entries = await findWholeLedger(me.organizationId, id);
  const keys = new Set(entries.map(({ sourceKey }) => sourceKey));
  const mayUndo = may(me.role, "undoAdjustment") && me.id !== id && !person.isErased;
  return explained(entries, me.leaveYearStartsIn)
    .map((entry): LedgerEntryView => ({ ...entry, canUndo: mayUndo && isUndoable(entry, keys) }))
    .filter((entry) => (!type || entry.type === type) && (!leaveYear || entry.leaveYear === leaveYear));
});

/**
 * Adds to each of a person's entries (oldest first) the balance after it and a description of its cause. `startsIn` is the
 * first month of the leave year.
 */
export function explained(entries: readonly LedgerRow[], startsIn: number): ExplainedEntry[] {
  const running = new Map<string, Minutes>();
  return entries.map((entry) => {
    const account = `${entry.type} ${entry.leaveYear}`;
    const runningBalance = (running.get(account) ?? 0) + (entry.isUnlimited ? 0 : entry.minutes);
    running.set(account, runningBalance);
    return {
      ...entry,
      runningBalance,
      cause: describeEntry({ ...entry, byName: entry.actorName, span: entry.request }, startsIn),
    };
  });
}

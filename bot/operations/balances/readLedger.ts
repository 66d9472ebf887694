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
export interface ExplainedLine extends LedgerRow {
  /** The balance of the entry's type and leave year after it. */
  runningBalance: Minutes;
  /** A description of the entry's cause. */
  cause: string;
}

export interface LedgerEntryView extends ExplainedLine {
  /** True if the caller may undo it. */
  canUndo: boolean;
}

/** Returns the ledger of a person whom the caller may see, oldest entry first. */
export const readLedger = readingOn("readLedger", z.unknown(), async (id, query, { me, clock }) => {
  const person = await readablePerson(me, id);
  const { type, leaveYear } = parseInput(LedgerQuery, query);
  await seenUpToDate(person, clock.now());
  const lines = await findWholeLedger(me.organizationId, id);
  const keys = new Set(lines.map(({ sourceKey }) => sourceKey));
  const mayUndo = may(me.role, "undoAdjustment") && me.id !== id && !person.isErased;
  return explained(lines)
    .map((line): LedgerEntryView => ({ ...line, canUndo: mayUndo && isUndoable(line, keys) }))
    .filter((line) => (!type || line.type === type) && (!leaveYear || line.leaveYear === leaveYear));
});

/** Adds to each of a person's entries (oldest first) the balance after it and a description of its cause. */
export function explained(lines: readonly LedgerRow[]): ExplainedLine[] {
  const running = new Map<string, Minutes>();
  return lines.map((line) => {
    const account = `${line.type} ${line.leaveYear}`;
    const runningBalance = (running.get(account) ?? 0) + (line.isUnlimited ? 0 : line.minutes);
    running.set(account, runningBalance);
    return { ...line, runningBalance, cause: describeEntry({ ...line, byName: line.actorName, span: line.request }) };
  });
}

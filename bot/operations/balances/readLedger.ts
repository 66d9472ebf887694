import { todayIn } from "#core/calendar/dates.ts";
import { type YearStart, yearStartOn } from "#core/leave/leaveYear.ts";
import { z } from "zod";
import { parseInput } from "#core/inputs.ts";
import { describeEntry } from "#core/ledger/describeEntry.ts";
import { LedgerQuery } from "#core/ledger/inputs/LedgerQuery.ts";
import { may } from "#core/people/access/access.ts";
import { findNewestEntries, type LedgerRow, type RunningRow } from "#db/queries/ledger/ledger.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { readingOn } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";
import { assertTypeAmong } from "#core/leaveTypes/unknownType.ts";
import { currentLeaveTypes } from "#db/queries/leaveTypes/currentLeaveTypes.ts";
import { balancesAfter, type EntryWithBalance } from "./steps/balancesAfter.ts";
import { readablePerson } from "./steps/readablePerson.ts";
import { isUndoable } from "./undoAdjustment.ts";

/** A ledger entry with a description of its cause. */
export interface ExplainedEntry extends EntryWithBalance {
  cause: string;
}

export interface LedgerEntryView extends ExplainedEntry {
  /** True if the caller may undo the entry. */
  canUndo: boolean;
}

/** The maximum number of entries in a response, to limit its memory. */
const MAX_ENTRIES = 5000;

/** Returns the newest entries in the ledger of a person whom the caller may see, oldest first. */
export const readLedger = readingOn("readLedger", z.unknown(), async (id, query, { me, clock }) => {
  const person = await readablePerson(me, id);
  const wanted = parseInput(LedgerQuery, query);
  const types = await currentLeaveTypes(me);
  if (wanted.type !== undefined) assertTypeAmong(types, wanted.type);
  const now = clock.now();
  await seenUpToDate(person, now);
  const entries = await readInTurn(me.organizationId, async () =>
    balancesAfter(person, await findNewestEntries(person, { ...wanted, most: MAX_ENTRIES }), {
      today: todayIn(person.zone, now),
      type: wanted.type,
    }),
  );
  const keys = new Set(entries.map(({ sourceKey }) => sourceKey));
  const archived = new Set(types.flatMap((type) => (type.archived ? type.key : [])));
  const mayUndo = may(me.role, "undoAdjustment") && me.id !== id && !person.isErased;
  return explained(entries, me.leaveYearStartsIn).map((entry) => ({
    ...entry,
    canUndo: mayUndo && !archived.has(entry.type) && isUndoable(entry, keys),
  }));
});

/** Adds to each entry a description of its cause. `startsIn` is the first month of the organization's leave years. */
export function explained(entries: readonly EntryWithBalance[], startsIn: number): ExplainedEntry[] {
  return entries.map((entry) => ({
    ...entry,
    cause: causeOf(entry, startsIn),
  }));
}

/** Describes an entry with the dates that its request had then. */
export function causeOf(entry: LedgerRow, startsIn: number): string {
  const span = entry.formerDates ?? entry.request;
  return describeEntry({ ...entry, byName: entry.actorName, span }, yearStartOfEntry(entry, startsIn));
}

/** Returns the day on which the leave years of an entry's type begin for its person. */
export function yearStartOfEntry(
  { leaveYearFirstDay }: Pick<RunningRow, "leaveYearFirstDay">,
  startsIn: number,
): YearStart {
  return leaveYearFirstDay === null ? startsIn : yearStartOn(leaveYearFirstDay);
}

import { todayIn } from "#core/calendar/zones.ts";
import { type YearStart, yearStartOn } from "#core/leave/leaveYear.ts";
import { z } from "zod";
import { parseInput } from "#core/inputs.ts";
import { pageBounds, pageOfRest } from "#core/lists/pageQuery.ts";
import { describeEntry } from "#core/ledger/describeEntry.ts";
import { LedgerPageQuery, LedgerQuery } from "#core/ledger/inputs/LedgerQuery.ts";
import { may } from "#core/people/access/access.ts";
import { findNewestEntries, type LedgerRow, type RunningRow } from "#db/queries/ledger/ledger.ts";
import { findLedgerPageOf, findSourceKeys } from "#db/queries/ledger/ledgerPage.ts";
import type { Person } from "#db/queries/people/person.ts";
import { seenUpToDate } from "../accruals/steps/bringUpToDate.ts";
import { readingOn } from "../reading.ts";
import { readInTurn } from "../turns/readInTurn.ts";
import { assertTypeAmong } from "#core/leaveTypes/unknownType.ts";
import { currentLeaveTypes } from "#db/queries/leaveTypes/currentLeaveTypes.ts";
import { balancesAfter, type EntryWithBalance } from "./steps/balancesAfter.ts";
import { readablePerson } from "./steps/readablePerson.ts";
import { isUndoable, keyOfUndo } from "./undoAdjustment.ts";

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

/**
 * Returns the newest entries (5,000 at most) in the ledger of a person whom the caller may see, of all or one type or
 * leave year, oldest first.
 */
export const readLedger = readingOn("readLedger", z.unknown(), async (id, query, { me, clock }) => {
  const person = await readablePerson(me, id);
  const { type, leaveYear } = parseInput(LedgerQuery, query);
  return viewsOf(await ledgerAsSeen(me, person, { type, now: clock.now() }), async () => {
    const entries = await findNewestEntries(person, { type, leaveYear, most: MAX_ENTRIES });
    return { entries, keys: new Set(entries.map(({ sourceKey }) => sourceKey)) };
  });
});

/** Returns a page of all entries in the ledger of a person whom the caller may see, in the order of their ids. */
export const readLedgerPage = readingOn("readLedger", z.unknown(), async (id, query, { me, clock }) => {
  const person = await readablePerson(me, id);
  const { type, leaveYear, ...page } = parseInput(LedgerPageQuery, query);
  const bounds = pageBounds(page);
  const found = await viewsOf(await ledgerAsSeen(me, person, { type, now: clock.now() }), async () => {
    const entries = await findLedgerPageOf(person, { type, leaveYear }, bounds);
    const keys = entries.flatMap((entry) => keyOfUndo(entry) ?? []);
    return { entries, keys: await findSourceKeys(person, keys) };
  });
  return pageOfRest(found, page.limit);
});

/** Brings a person's ledger up to date, and returns the facts that `viewsOf` needs. Throws for an unknown type. */
async function ledgerAsSeen(me: Person, person: Person, { type, now }: { type: string | undefined; now: Date }) {
  const types = await currentLeaveTypes(me);
  if (type !== undefined) assertTypeAmong(types, type);
  await seenUpToDate(person, now);
  const archived = new Set(types.flatMap((one) => (one.archived ? one.key : [])));
  const mayUndo = may(me.role, "undoAdjustment") && me.id !== person.id && !person.isErased;
  return { me, person, type, archived, mayUndo, today: todayIn(person.zone, now) };
}

/** Returns entries as the caller sees them. `read` also returns the source keys of the entries that undo them. */
async function viewsOf(
  { me, person, type, today, archived, mayUndo }: Awaited<ReturnType<typeof ledgerAsSeen>>,
  read: () => Promise<{ entries: RunningRow[]; keys: Set<string> }>,
): Promise<LedgerEntryView[]> {
  const { entries, keys } = await readInTurn(me.organizationId, async () => {
    const found = await read();
    return { ...found, entries: await balancesAfter(person, found.entries, { today, type }) };
  });
  return explained(entries, me.leaveYearStartsIn).map((entry) => ({
    ...entry,
    canUndo: mayUndo && !archived.has(entry.type) && isUndoable(entry, keys),
  }));
}

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

/** Returns the day on which the leave years of an entry's type begin for the person whose entry it is. */
export function yearStartOfEntry(
  { leaveYearFirstDay }: Pick<RunningRow, "leaveYearFirstDay">,
  startsIn: number,
): YearStart {
  return leaveYearFirstDay === null ? startsIn : yearStartOn(leaveYearFirstDay);
}

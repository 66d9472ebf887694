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

export interface ExplainedEntry extends EntryWithBalance {
  cause: string;
}

export interface LedgerEntryView extends ExplainedEntry {
  canUndo: boolean;
}

const MAX_ENTRIES = 5000;

export const readLedger = readingOn("readLedger", z.unknown(), async (id, query, { me, clock }) => {
  const person = await readablePerson(me, id);
  const { type, leaveYear } = parseInput(LedgerQuery, query);
  return viewsOf(await ledgerAsSeen(me, person, { type, now: clock.now() }), async () => {
    const entries = await findNewestEntries(person, { type, leaveYear, most: MAX_ENTRIES });
    return { entries, keys: new Set(entries.map(({ sourceKey }) => sourceKey)) };
  });
});

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

async function ledgerAsSeen(me: Person, person: Person, { type, now }: { type: string | undefined; now: Date }) {
  const types = await currentLeaveTypes(me);
  if (type !== undefined) assertTypeAmong(types, type);
  await seenUpToDate(person, now);
  const archived = new Set(types.flatMap((one) => (one.archived ? one.key : [])));
  const mayUndo = may(me.role, "undoAdjustment") && me.id !== person.id && !person.isErased;
  return { me, person, type, archived, mayUndo, today: todayIn(person.zone, now) };
}

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

/** `startsIn` is the first month of the organization's leave years. */
export function explained(entries: readonly EntryWithBalance[], startsIn: number): ExplainedEntry[] {
  return entries.map((entry) => ({
    ...entry,
    cause: causeOf(entry, startsIn),
  }));
}

export function causeOf(entry: LedgerRow, startsIn: number): string {
  const span = entry.formerDates ?? entry.request;
  return describeEntry({ ...entry, byName: entry.actorName, span }, yearStartOfEntry(entry, startsIn));
}

export function yearStartOfEntry(
  { leaveYearFirstDay }: Pick<RunningRow, "leaveYearFirstDay">,
  startsIn: number,
): YearStart {
  return leaveYearFirstDay === null ? startsIn : yearStartOn(leaveYearFirstDay);
}

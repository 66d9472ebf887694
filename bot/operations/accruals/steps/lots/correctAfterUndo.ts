import type { Transaction } from "sequelize";
import { returnEntries } from "#core/ledger/changeEntries.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { lotReturnEntries } from "#core/ledger/lots/entries/lotChangeEntries.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { findLedgerEntries } from "#db/queries/ledger/ledger.ts";
import type { Person } from "#db/queries/people/person.ts";
import { casesOf } from "../casesOf.ts";
import { correctAfterPosting } from "../correctAfterPosting.ts";
import { lotLedgersOf } from "./lotLedgersOf.ts";
import { openingDays } from "./openingDays.ts";
import { postEntries } from "../postEntries.ts";
import { postThroughDay } from "../bringUpToDate.ts";

interface Undo {
  undone: LedgerEntry;
  counter: LedgerEntry;
  actorId: string;
  reasonId?: string;
}

export async function correctAfterUndo(
  person: Person,
  { undone, counter, ...by }: Undo,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<void> {
  const { organizationId, id } = person;
  const { type, leaveYear } = undone;
  const today = postThroughDay(person, now);
  const caseOf = await casesOf(organizationId, [person], tx);
  const accrual = caseOf(id, type);
  const ledgerWithout = async (...left: LedgerEntry[]) => {
    const keys = new Set(left.map(({ sourceKey }) => sourceKey));
    const ofLots = (await lotLedgersOf(organizationId, { people: [id], types: [type], caseOf }, tx))(id, type);
    const entries = ofLots?.ledger ?? (await findLedgerEntries(organizationId, id, tx));
    return entries.filter((entry) => entry.type === type && !keys.has(entry.sourceKey));
  };
  const known = await ledgerWithout(counter);
  const openedOn = (await openingDays(organizationId, [person], tx))(id, type);
  const change = { today, cause: "undo", id: counter.sourceKey, before: accrual, openedOn } as const;
  let posted = [counter];
  for (let year = leaveYear; year <= leaveYearOf(today, accrual.startsIn); year++) {
    const ledger = await ledgerWithout(undone, counter);
    const returned = usesLots(accrual)
      ? lotReturnEntries({ accrual, entries: ledger }, { accrual, entries: known }, year, change)
      : returnEntries(accrual, { known, ledger }, year, change);
    await postEntries(person, returned, { tx, now }, by);
    posted = [...posted, ...returned];
    if (posted.length > 0) await correctAfterPosting(organizationId, [{ person, entries: posted }], { tx, now });
    posted = [];
  }
}

import type { Transaction } from "sequelize";
import { addDays } from "#core/calendar/dates.ts";
import { changeLines } from "#core/ledger/changeLines.ts";
import type { LedgerLine } from "#core/ledger/LedgerLine.ts";
import type { LeaveType } from "#core/requests/LeaveType.ts";
import type { LineSet } from "#db/queries/lineSets.ts";
import { lockPeople, type PostedPerson } from "#db/queries/postedPeople.ts";
import type { PostingOffice } from "#db/queries/postingOffices.ts";
import { findSummedLines } from "#db/queries/summedLines.ts";
import { casesOf } from "./casesOf.ts";

/** People of an office, and the type of leave whose terms have changed for them. */
interface Changed {
  organizationId: string;
  officeId: string;
  office: PostingOffice;
  type: LeaveType;
  people: PostedPerson[];
}

/** The lines of a change for people of an office, everything due by its day being posted, those who get the same together. Locks them. */
export async function changedSets(
  { organizationId, officeId, office, type, people }: Changed,
  change: Parameters<typeof changeLines>[2],
  tx: Transaction,
): Promise<LineSet[]> {
  const ids = people.map((person) => person.id);
  await lockPeople(organizationId, ids, { wait: true }, tx);
  const cases = await casesOf({ organizationId, officeId, office, people, type }, tx);
  const summed = await findSummedLines(
    organizationId,
    { people: ids, types: [type], fromYear: 0, before: addDays(change.today, 1) },
    tx,
  );
  const ledgers = new Map<string, LedgerLine[]>();
  for (const { userId, ...line } of summed) {
    const ledger = ledgers.get(userId);
    if (ledger) ledger.push(line);
    else ledgers.set(userId, [line]);
  }
  const sets = new Map<string, { lines: LedgerLine[]; people: string[] }>();
  for (const personId of ids) {
    const accrual = cases.get(personId);
    const ledger = ledgers.get(personId) ?? [];
    const key = JSON.stringify([accrual, ledger]);
    const alike = sets.get(key);
    if (alike) alike.people.push(personId);
    else if (accrual) sets.set(key, { lines: changeLines(accrual, ledger, change), people: [personId] });
  }
  return [...sets.values()];
}

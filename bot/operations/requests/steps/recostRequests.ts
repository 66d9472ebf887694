import type { Transaction } from "sequelize";
import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { chunksOf } from "#core/chunksOf.ts";
import { findPeopleWithLeave } from "#db/queries/people/people.ts";
import type { Person } from "#db/queries/people/person.ts";
import { lockPeople } from "#db/queries/ledger/postedPeople.ts";
import { findPeopleById } from "#db/queries/people/peopleById.ts";
import { bringUpToDate } from "#bot/operations/accruals/steps/bringUpToDate.ts";
import { pipelined } from "#bot/operations/turns/pipelined.ts";
import { calculateBatch, readBatch, type Recosting, writeBatch } from "./recostBatch.ts";

const PEOPLE = 100;

export const LAST_ZONE = "Etc/GMT+12";

export async function recostRequests(organizationId: string, ids: readonly string[], by: Recosting): Promise<void> {
  const { tx, now } = by;
  await lockPeople(organizationId, ids, { wait: true }, tx);
  const people: Person[] = [];
  for (const person of await findPeopleById(organizationId, await bookedOf(organizationId, ids, by), tx)) {
    if (person.isActive) people.push(await bringUpToDate(person, { tx, now }));
  }
  await recostLeaveOf(organizationId, people, by);
}

/** The people must be locked and up to date. */
export async function recostLeaveOf(organizationId: string, people: readonly Person[], by: Recosting): Promise<void> {
  await pipelined(chunksOf(people, PEOPLE), {
    read: (some) => readBatch(organizationId, some, by),
    calculate: (batch) => calculateBatch(batch, by),
    write: (calculated) => writeBatch(organizationId, calculated, by),
  });
}

function bookedOf(
  organizationId: string,
  ids: readonly string[],
  { tx, now, from }: { tx: Transaction; now: Date; from?: IsoDate },
): Promise<string[]> {
  const since = from ?? todayIn(LAST_ZONE, now);
  return findPeopleWithLeave(
    organizationId,
    ids.map((id) => ({ id, from: since })),
    tx,
  );
}

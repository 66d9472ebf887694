import type { Transaction } from "sequelize";
import { findPerson, lockPerson, type Person } from "#db/queries/people/person.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { postDueFor } from "./postDueFor.ts";
import { postThroughDay } from "./postThroughDay.ts";

/**
 * Posts everything due by today for a locked person. Call it before a decision on a balance and before a screen shows a
 * balance. Usually the scheduler has already posted everything, as the person's `postedThrough` shows.
 */
export async function bringUpToDate(person: Person, { tx, now }: { tx: Transaction; now: Date }): Promise<Person> {
  if (isUpToDate(person, now)) return person;
  // The person may have been loaded before the lock was acquired.
  const current = (await findPerson(person.organizationId, person.id, tx)) ?? person;
  if (isUpToDate(current, now)) return current;
  const through = postThroughDay(current, now);
  await postDueFor(current, { after: current.postedThrough, through }, { tx, now });
  return { ...current, postedThrough: through, postingThrough: through };
}

/** Posts everything due by today before a read, in its own short transaction if anything is due. */
export async function seenUpToDate(person: Person, now: Date): Promise<Person> {
  if (isUpToDate(person, now)) return person;
  return transactionally(async (tx) => {
    const locked = (await lockPerson(person.organizationId, person.id, tx)) ?? person;
    return bringUpToDate(locked, { tx, now });
  }, person.organizationId);
}

/** Returns whether everything due by today is in a person's ledger. Nothing falls due for an inactive person. */
export function isUpToDate(
  person: Pick<Person, "isActive" | "zone" | "postedThrough" | "postingThrough">,
  now: Date,
): boolean {
  return !person.isActive || (person.postedThrough !== null && person.postedThrough >= postThroughDay(person, now));
}

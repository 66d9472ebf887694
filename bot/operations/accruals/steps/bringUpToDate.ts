import type { Transaction } from "sequelize";
import { findPerson, lockPerson, type Person } from "#db/queries/people/person.ts";
import { postDueFor } from "./postDueFor.ts";
import { postingDay } from "./postingDay.ts";
import { transactionally } from "#bot/operations/transactionally.ts";

/**
 * Whoever decides on, or shows, a balance begins here: everything due by today is in the ledger then. Almost always the
 * clock has been there before, and the person, who is locked, says so.
 */
export async function bringUpToDate(person: Person, { tx, now }: { tx: Transaction; now: Date }): Promise<Person> {
  if (isUpToDate(person, now)) return person;
  // What was read along with the lock may be older than the lock.
  const current = (await findPerson(person.organizationId, person.id, tx)) ?? person;
  if (isUpToDate(current, now)) return current;
  const through = postingDay(current, now);
  await postDueFor(current, { after: current.postedThrough, through }, { tx, now });
  return { ...current, postedThrough: through, postingThrough: through };
}

/** The same for who only looks, with a short transaction of its own where one is needed. */
export async function seenUpToDate(person: Person, now: Date): Promise<Person> {
  if (isUpToDate(person, now)) return person;
  return transactionally(async (tx) => {
    const locked = (await lockPerson(person.organizationId, person.id, tx)) ?? person;
    return bringUpToDate(locked, { tx, now });
  });
}

/** Whether everything due by today is in somebody's ledger; for who is not active nothing falls due. */
export function isUpToDate(
  person: Pick<Person, "isActive" | "zone" | "postedThrough" | "postingThrough">,
  now: Date,
): boolean {
  return !person.isActive || (person.postedThrough !== null && person.postedThrough >= postingDay(person, now));
}

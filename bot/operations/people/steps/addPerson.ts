import type { Transaction } from "sequelize";
import { newId } from "#db/newId.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { Password } from "#db/models/accounts/Password.ts";
import { addPeople, type NewPerson } from "./addPeople.ts";
import { assertOwnAddress } from "./assertOwnAddress.ts";

/** Adds one person, with or without a password. Refuses (409) an address that another account has and the person hasn't proven. */
export async function addPerson(
  organizationId: string,
  { passwordHash, ...person }: Omit<NewPerson, "id"> & { passwordHash: string | null },
  { tx, now, isProven = false }: { tx: Transaction; now: Date; isProven?: boolean },
): Promise<Person> {
  const id = newId();
  await addPeople(organizationId, [{ ...person, id }], { tx, now });
  if (passwordHash) {
    await Password.create({ organizationId, userId: id, hash: passwordHash, changedAt: now }, { transaction: tx });
  }
  await assertOwnAddress({ organizationId, id, email: person.email }, { tx, now, isProven });
  const added = await findPerson(organizationId, id, tx);
  if (!added) throw new Error("A person just added is gone");
  return added;
}

import type { Transaction } from "sequelize";
import { newId } from "#db/newId.ts";
import { claimAddress, findAddressHolder } from "#db/queries/people/accounts.ts";
import { findPerson, type Person } from "#db/queries/people/person.ts";
import { Password } from "#db/models/accounts/Password.ts";
import { emailTaken } from "#bot/operations/transactionally.ts";
import { addPeople, type NewPerson } from "./addPeople.ts";

interface Adding {
  tx: Transaction;
  now: Date;
  isProven?: boolean;
  willProve?: boolean;
}

/** Throws (409) if the address can't be claimed, unless the person can claim it later with their link. */
export async function addPerson(
  organizationId: string,
  { passwordHash, ...person }: Omit<NewPerson, "id"> & { passwordHash: string | null },
  { tx, now, isProven = false, willProve = false }: Adding,
): Promise<Person> {
  const id = newId();
  await addPeople(organizationId, [{ ...person, id }], { tx, now });
  if (passwordHash) {
    await Password.create({ organizationId, userId: id, hash: passwordHash, changedAt: now }, { transaction: tx });
  }
  const { email } = person;
  if (!(await claimAddress({ organizationId, id, email }, { tx, now, isProven }))) {
    const holder = await findAddressHolder(email, tx);
    if (!willProve || holder?.isProven) throw emailTaken();
  }
  const added = await findPerson(organizationId, id, tx);
  if (!added) throw new Error("The added person was not found");
  return added;
}

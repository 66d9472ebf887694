import type { Transaction } from "sequelize";
import { todayIn } from "#core/calendar/dates.ts";
import type { Role } from "#core/people/roles.ts";
import { LEAVE_TYPES } from "#core/requests/LeaveType.ts";
import { findPerson, type Person } from "#db/queries/person.ts";
import { findDefaultOffice, findOffice, holdOffice } from "#db/queries/offices.ts";
import { Password } from "#db/models/Password.ts";
import { PtoBalance } from "#db/models/PtoBalance.ts";
import { User } from "#db/models/User.ts";
import { postDueFor } from "../posting/postDueFor.ts";
import { postingDay } from "../posting/postingDay.ts";

export interface NewPerson {
  name: string;
  email: string;
  role: Role;
  managerId: string | null;
  officeId: string | null;
  passwordHash: string | null;
}

/** Adds a person with their balances, at once with everything that has fallen due in the year their ledger opens. */
export async function addPerson(
  organizationId: string,
  { passwordHash, ...person }: NewPerson,
  { tx, now }: { tx: Transaction; now: Date },
): Promise<Person> {
  const office =
    (person.officeId && (await findOffice(organizationId, person.officeId, tx))) ||
    (await findDefaultOffice(organizationId, tx));
  // Either the clock begins with the office after this person is there, or they are told how far it has gone.
  await holdOffice(organizationId, office.id, tx);
  const today = todayIn(office.timezone, now);
  const { id } = await User.create(
    { organizationId, ...person, addedOn: today, createdAt: now, updatedAt: now },
    { transaction: tx },
  );
  if (passwordHash) {
    await Password.create({ organizationId, userId: id, hash: passwordHash, changedAt: now }, { transaction: tx });
  }
  await PtoBalance.bulkCreate(
    LEAVE_TYPES.map((type) => ({ organizationId, userId: id, type })),
    { transaction: tx },
  );
  const added = await findPerson(organizationId, id, tx);
  if (!added) throw new Error("A person just added is gone");
  await postDueFor(added, { after: null, through: postingDay(added, now) }, { tx, now });
  return added;
}

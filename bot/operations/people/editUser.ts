import type { Transaction } from "sequelize";
import { UserPatch } from "#core/people/UserInput.ts";
import { limits } from "#core/throttling/limits.ts";
import { findUser } from "#db/queries/people/people.ts";
import { findPerson, lockPerson, type Person } from "#db/queries/people/person.ts";
import { editPerson } from "./steps/editPerson.ts";
import { visibleUser, type VisibleUser } from "../visibleUser.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { type Preparing, preparedOperationOn } from "../preparedOperation.ts";

/**
 * Changes a person and immediately posts the effect on their balances. `isActive: true` undoes a deactivation; null
 * clears a field.
 */
export const editUser = preparedOperationOn("editUser", UserPatch, countEmailEdit, async (id, patch, before) => {
  const context = await lockOrganization(before);
  const { me, tx, now } = context;
  const locked = await lockPerson(me.organizationId, id, tx);
  if (!locked) throw notFound("The person");
  await editPerson(locked, patch, context);
  return seen(me, id, { tx, now });
});

/** Counts a change to a person's email. Skips an unchanged email, which a form also sends. */
async function countEmailEdit(id: string, { email }: UserPatch, { me, count }: Preparing): Promise<void> {
  if (email === undefined) return;
  const person = await findPerson(me.organizationId, id);
  if (person && person.email !== email) await count([limits.emailEdits, id]);
}

async function seen(me: Person, id: string, { tx, now }: { tx: Transaction; now: Date }): Promise<VisibleUser> {
  const view = await findUser(me.organizationId, id, tx);
  if (!view) throw notFound("The person");
  return visibleUser(view, me.role, now);
}

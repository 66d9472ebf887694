import type { Transaction } from "sequelize";
import { parseInput } from "#core/inputs.ts";
import { mergedList } from "#core/mergedList.ts";
import { SeenUserPatch, UserPatch } from "#core/people/UserInput.ts";
import { limits } from "#core/throttling/limits.ts";
import { findUser } from "#db/queries/people/people.ts";
import { findPerson, lockPerson, type Person } from "#db/queries/people/person.ts";
import { editPerson } from "./steps/editPerson.ts";
import { visibleUser, type VisibleUser } from "../visibleUser.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { type Preparing, preparedOperationOn } from "../preparedOperation.ts";

export const editUser = preparedOperationOn("editUser", SeenUserPatch, countEmailEdit, async (id, patch, before) => {
  const context = await lockOrganization(before);
  const { me, tx, now } = context;
  const locked = await lockPerson(me.organizationId, id, tx);
  if (!locked) throw notFound("The person");
  await editPerson(locked, merged(locked, patch), context);
  return seen(me, id, { tx, now });
});

async function countEmailEdit(id: string, { email }: UserPatch, { me, count }: Preparing): Promise<void> {
  if (email === undefined) return;
  const person = await findPerson(me.organizationId, id);
  if (person && person.email !== email) await count([limits.emailEdits, id]);
}

function merged({ facts }: Person, { seen: shown, ...patch }: SeenUserPatch): UserPatch {
  if (patch.groups === undefined || !shown) return patch;
  const groups = mergedList(facts?.groups ?? [], { seen: shown.groups, wanted: patch.groups ?? [] });
  return { ...patch, ...parseInput(UserPatch.pick({ groups: true }), { groups }) };
}

async function seen(me: Person, id: string, { tx, now }: { tx: Transaction; now: Date }): Promise<VisibleUser> {
  const view = await findUser(me.organizationId, id, tx);
  if (!view) throw notFound("The person");
  return visibleUser(view, me.role, now);
}

import type { Transaction } from "sequelize";
import { assertEmailDomain } from "#core/auth/emailDomain.ts";
import { assertOwnersOfDomain } from "#core/auth/googleOnly.ts";
import { assertMayChangeAddresses } from "#core/organization/unconfirmed.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import { assertNoManagerCycle } from "#core/people/assertNoManagerCycle.ts";
import { assertMayChangeEmail, assertMayChangeRole, assertMayManagePerson } from "#core/people/access/roleChange.ts";
import { UserPatch } from "#core/people/UserInput.ts";
import { Refusal } from "#core/refusal.ts";
import { limits } from "#core/throttling/limits.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { countActiveOwners } from "#db/queries/people/signInReach.ts";
import { findUser } from "#db/queries/people/people.ts";
import { findPerson, lockPerson, type Person } from "#db/queries/people/person.ts";
import { countsAsConfirmed } from "#bot/operations/organization/countsAsConfirmed.ts";
import { changePeople } from "./steps/changePeople.ts";
import { visibleUser, type VisibleUser } from "../visibleUser.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound } from "../notFound.ts";
import { isEmptyPatch } from "../changedFields.ts";
import { type Preparing, preparedOperationOn } from "../preparedOperation.ts";

/**
 * Changes a person and immediately posts the effect on their balances. `isActive: true` undoes a deactivation; null
 * clears a field.
 */
export const editUser = preparedOperationOn("editUser", UserPatch, countEmailEdit, async (id, patch, context) => {
  const { me, tx, now, audit, unchanged } = await lockOrganization(context);
  const { organizationId } = me;
  const locked = await lockPerson(organizationId, id, tx);
  if (!locked) throw notFound("The person");
  await assertAllowed(me, locked, patch, tx);
  if (isEmptyPatch(patch)) {
    unchanged();
    return seen(me, id, { tx, now });
  }
  const entries = await changePeople([{ person: locked, patch }], { tx, now, me });
  if (entries.length === 0) unchanged();
  for (const entry of entries) await audit(entry);
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

async function assertAllowed(me: Person, person: Person, patch: UserPatch, tx: Transaction): Promise<void> {
  assertMayManagePerson(me.role, person.role);
  assertNotErased(person);
  if (patch.role && patch.role !== person.role) {
    const activeOwners = await countActiveOwners(me.organizationId, person.id, tx);
    assertMayChangeRole({ actor: me, person, next: patch.role, activeOwners });
    if (patch.role === "Owner" && (await isGoogleOnly(me.organizationId, tx))) {
      assertOwnersOfDomain([person], { domain: me.organizationDomain, actorId: me.id, field: "role" });
    }
  }
  if (patch.email && patch.email !== person.email) {
    assertMayChangeEmail(me, person);
    assertEmailDomain(patch.email, me.organizationDomain);
    assertMayChangeAddresses(countsAsConfirmed(me));
  }
  await assertReferences(person, patch, tx);
}

/** Checks only references that change, because a form also sends an unchanged manager, who may have left. */
async function assertReferences(person: Person, patch: UserPatch, tx: Transaction): Promise<void> {
  if (
    patch.officeId &&
    patch.officeId !== person.officeId &&
    !(await findOffice(person.organizationId, patch.officeId, tx))
  ) {
    throw unknown("officeId", "Unknown office");
  }
  if (patch.managerId && patch.managerId !== person.managerId) {
    const people = await peopleAround(person.organizationId, [person.id, patch.managerId], tx);
    if (!people.get(patch.managerId)?.isActive) throw unknown("managerId", "Unknown manager");
    assertNoManagerCycle(person.id, patch.managerId, people);
  }
}

function unknown(field: string, text: string): Refusal {
  return new Refusal("invalid", "invalid_input", text, { fields: { [field]: text } });
}

import type { Transaction } from "sequelize";
import { assertEmailDomain } from "#core/auth/emailDomain.ts";
import { assertOwnersOfDomain } from "#core/auth/googleOnly.ts";
import { assertMayChangeAddresses } from "#core/organization/unconfirmed.ts";
import { assertNotErased } from "#core/people/erasure.ts";
import { assertNoManagerCycle } from "#core/people/assertNoManagerCycle.ts";
import { assertMayChangeEmail, assertMayChangeRole, assertMayManagePerson } from "#core/people/access/roleChange.ts";
import type { UserPatch } from "#core/people/UserInput.ts";
import { assertMayProvision } from "#core/provisioning/assertMayProvision.ts";
import { assertNotManaged } from "#core/provisioning/lockedFields.ts";
import { Refusal } from "#core/refusal.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { findOffice } from "#db/queries/offices/offices.ts";
import { countActiveOwners } from "#db/queries/people/signInReach.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findManagedPerson } from "#db/queries/provisioning/managed.ts";
import { findHasJoined } from "#db/queries/provisioning/people.ts";
import { countsAsConfirmed } from "#bot/operations/organization/countsAsConfirmed.ts";
import { isEmptyPatch } from "#bot/operations/changedFields.ts";
import type { WriteContext } from "#bot/operations/running/WriteContext.ts";
import { changePeople } from "./changePeople.ts";

type Context = Pick<WriteContext, "actor" | "me" | "tx" | "now" | "audit" | "unchanged">;

/** The organization must be locked. */
export async function editPerson(locked: Person, patch: UserPatch, context: Context): Promise<void> {
  const { actor, me, tx, now, audit, unchanged } = context;
  await assertAllowed(locked, patch, context);
  if (isEmptyPatch(patch)) return unchanged();
  const entries = await changePeople([{ person: locked, patch }], { tx, now, me, actor });
  if (entries.length === 0) unchanged();
  for (const entry of entries) await audit(entry);
}

async function assertAllowed(person: Person, patch: UserPatch, { actor, me, tx, now }: Context): Promise<void> {
  assertMayManagePerson(me.role, person.role);
  assertNotErased(person);
  if (actor.source === "scim") {
    const { email = person.email, isActive } = patch;
    const change = { ...(email !== person.email && { email }), ...(isActive && { isActive }) };
    assertMayProvision({ ...person, hasJoined: await findHasJoined(person, tx) }, change);
  } else {
    assertNotManaged(person, await findManagedPerson(person, { now, tx }), patch);
  }
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

/** Skips an unchanged manager, because a form also sends a manager who has left. */
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

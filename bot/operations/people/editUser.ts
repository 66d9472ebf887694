import type { Transaction } from "sequelize";
import { toMinutes } from "#core/amounts.ts";
import { assertEmailDomain } from "#core/people/emailDomain.ts";
import { assertNoCycle } from "#core/people/managerTree.ts";
import { assertMayChangeRole, assertMayTouch } from "#core/people/roleChange.ts";
import { UserPatch } from "#core/people/UserInput.ts";
import { Refusal } from "#core/refusal.ts";
import { peopleAround } from "#db/queries/hierarchy.ts";
import { findOffice } from "#db/queries/offices.ts";
import { countActiveOwners, findUser } from "#db/queries/people.ts";
import { lockPerson, type Person } from "#db/queries/person.ts";
import { User } from "#db/models/User.ts";
import { assertNotOwnBalance } from "../balances/assertNotOwnBalance.ts";
import { bringUpToDate } from "../posting/bringUpToDate.ts";
import { changeEarnings, employmentAfter } from "../posting/changeEarnings.ts";
import { effectiveDay } from "../policies/effectiveDay.ts";
import { forReader, type VisibleUser } from "../forReader.ts";
import { followUpPlace } from "../notifications/followUp.ts";
import { given } from "../given.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound, operationOn } from "../operation.ts";
import { personalText } from "../personalText.ts";
import { postingDay } from "../posting/postingDay.ts";

/** Changes a person; `isActive: true` undoes a deactivation, null unsets. What it means for their balances is posted at once. */
export const editUser = operationOn("editUser", UserPatch, async (id, patch, { me, tx, now, audit }) => {
  const { organizationId } = me;
  await lockOrganization(organizationId, tx);
  const locked = await lockPerson(organizationId, id, tx);
  if (!locked) throw notFound("The user");
  await assertAllowed(me, locked, patch, tx);
  const person = await bringUpToDate(locked, { tx, now });
  const day = postingDay(person, now);
  const employment = employmentAfter(person, patch, day);
  const { ptoBalanceOverride, effectiveOn, ...fields } = patch;
  const override = ptoBalanceOverride == null ? ptoBalanceOverride : toMinutes(ptoBalanceOverride);
  // A form that sends what holds today along with the rest leaves alone what was set for later.
  const isOverridden =
    override !== undefined &&
    (effectiveOn !== undefined || override !== (await seen(me, id, { tx, now })).ptoBalanceOverride);
  const overrideFrom = isOverridden ? effectiveDay(effectiveOn, day, person.leaveYearStartsIn) : undefined;

  const changes = {
    ...given(fields),
    ...(isOverridden && { ptoBalanceOverride: override }),
    ...employment.dates,
  };
  await User.update({ ...changes, updatedAt: now }, { where: { organizationId, id }, transaction: tx });
  if (isPlaceChanged(person, changes)) await followUpPlace(person, { tx, now });
  const by = { tx, now, actorId: me.id };
  await changeEarnings(person, { employment, day, overrideFrom, isScheduled: isOverridden }, by);
  await audit({
    subject: ["user", id],
    before: await traceable(person, pick(person, changes), tx),
    after: await traceable(person, { ...changes, ...(overrideFrom && { effectiveOn: overrideFrom }) }, tx),
  });
  return seen(me, id, { tx, now });
});

async function seen(me: Person, id: string, { tx, now }: { tx: Transaction; now: Date }): Promise<VisibleUser> {
  const view = await findUser(me.organizationId, id, tx);
  if (!view) throw notFound("The user");
  return forReader(view, me.role, now);
}

async function assertAllowed(me: Person, person: Person, patch: UserPatch, tx: Transaction): Promise<void> {
  assertMayTouch(me.role, person.role);
  if (patch.role && patch.role !== person.role) {
    const activeOwners = await countActiveOwners(me.organizationId, tx);
    assertMayChangeRole({ actor: me, person, next: patch.role, activeOwners });
  }
  if (patch.email && patch.email !== person.email) assertEmailDomain(patch.email, me.organizationDomain);
  await assertReferences(person, patch, tx);
  if (patch.ptoBalanceOverride !== undefined) await assertNotOwnBalance(me, person.id, tx);
}

/** Only what changes is looked at: a form sends the manager who has left along with the new name. */
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
    assertNoCycle(person.id, patch.managerId, people);
  }
}

/** Whether other people may decide now than before. */
function isPlaceChanged(person: Person, changes: Partial<Person>): boolean {
  return (["managerId", "role", "isActive"] as const).some(
    (field) => changes[field] !== undefined && changes[field] !== person[field],
  );
}

function unknown(field: string, text: string): Refusal {
  return new Refusal("invalid", "invalid_input", text, { fields: { [field]: text } });
}

function pick(person: Person, changes: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(person).filter(([key]) => key in changes));
}

/** Names and e-mails are referred to, so that erasure can blank them without touching the audit. */
async function traceable(person: Person, values: object, tx: Transaction): Promise<Record<string, unknown>> {
  const kept: Record<string, unknown> = { ...values };
  for (const field of ["name", "email"]) {
    const value = kept[field];
    if (typeof value === "string")
      kept[field] = { text: await personalText(person.organizationId, person.id, value, tx) };
  }
  return kept;
}

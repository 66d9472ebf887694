import type { Transaction } from "sequelize";
import { toMinutes } from "#core/amounts.ts";
import { todayIn } from "#core/calendar/dates.ts";
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
import { assertNotOwnBalance } from "./assertNotOwnBalance.ts";
import { given } from "./given.ts";
import { lockOrganization } from "./lockOrganization.ts";
import { notFound, operationOn } from "./operation.ts";
import { personalText } from "./personalText.ts";
import { postDueFor } from "./postDue.ts";
import { recostRequests } from "./recostRequests.ts";

/** Changes a person; `isActive: true` undoes a deactivation, null unsets. */
export const editUser = operationOn("editUser", UserPatch, async (id, patch, { me, tx, now, audit }) => {
  const { organizationId } = me;
  await lockOrganization(organizationId, tx);
  const person = await lockPerson(organizationId, id, tx);
  if (!person) throw notFound("The user");
  assertMayTouch(me.role, person.role);
  if (patch.role && patch.role !== person.role) {
    assertMayChangeRole({
      actor: me,
      person,
      next: patch.role,
      activeOwners: await countActiveOwners(organizationId, tx),
    });
  }
  if (patch.email && patch.email !== person.email) assertEmailDomain(patch.email, me.organizationDomain);
  await assertReferences(person, patch, tx);
  assertDates({ ...person, ...patch });

  const { ptoBalanceOverride, effectiveOn: _effectiveOn, ...fields } = patch;
  if (ptoBalanceOverride !== undefined) await assertNotOwnBalance(me, id, tx);
  const changes = {
    ...given(fields),
    ...(ptoBalanceOverride === undefined
      ? {}
      : { ptoBalanceOverride: ptoBalanceOverride === null ? null : toMinutes(ptoBalanceOverride) }),
    ...(patch.isActive && !person.isActive && patch.endDate === undefined ? { endDate: null } : {}),
  };
  await User.update({ ...changes, updatedAt: now }, { where: { organizationId, id }, transaction: tx });
  await audit({
    subject: ["user", id],
    before: await traceable(person, pick(person, changes), tx),
    after: await traceable(person, changes, tx),
  });

  const changed = await lockPerson(organizationId, id, tx);
  if (changed && changed.effectiveOfficeId !== person.effectiveOfficeId) {
    await recostRequests([changed], { tx, now, actorId: me.id });
  }
  if (changed?.isActive) await postDueFor(changed, todayIn(changed.zone, now), { tx, now });
  const view = await findUser(organizationId, id, tx);
  if (!view) throw notFound("The user");
  return view;
});

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

function assertDates({
  startDate,
  endDate,
}: {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
}): void {
  if (startDate && endDate && endDate < startDate) throw unknown("endDate", "End date must be on or after start date");
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

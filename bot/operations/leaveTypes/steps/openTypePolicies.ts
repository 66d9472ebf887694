import type { Transaction } from "sequelize";
import { addDays } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { leaveYearOf, leaveYearStart } from "#core/leave/leaveYear.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { defaultTerms } from "#core/policies/defaultPolicies.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { EVER } from "#core/policies/termsTimeline.ts";
import { newId } from "#db/newId.ts";
import { insertEntrySets } from "#db/queries/ledger/insertEntrySets.ts";
import { findOfficesEver } from "#db/queries/leaveTypes/leaveTypes.ts";
import type { Person } from "#db/queries/people/person.ts";
import { changedEntrySets } from "#bot/operations/accruals/steps/changedEntrySets.ts";
import { assertNotOwnOffice } from "#bot/operations/offices/steps/assertNotOwnOffice.ts";
import { insertPolicies } from "#bot/operations/offices/steps/insertPolicies.ts";
import { eachOfficeOfType } from "./eachOfficeOfType.ts";

const UNLIMITED = defaultTerms({ defaultAccrual: null, defaultCarryOver: 0 });

/** Gives every office, including deleted offices, a policy and posts the policies' grants. */
export async function openTypePolicies(
  { key, terms }: { key: LeaveType; terms: PolicyTerms },
  { me, tx, now }: { me: Person; tx: Transaction; now: Date },
): Promise<void> {
  const { organizationId, leaveYearStartsIn: startsIn } = me;
  const first = leaveYearStart(leaveYearOf(todayIn(me.zone, now), startsIn), startsIn);
  const versions = terms.isUnlimited
    ? [{ effectiveOn: EVER, terms }]
    : [
        { effectiveOn: EVER, terms: UNLIMITED },
        { effectiveOn: first, terms },
      ];
  const offices = await findOfficesEver(organizationId, tx);
  const policies = offices.map((officeId) => ({ officeId, type: key, versions }));
  await insertPolicies(organizationId, policies, { tx, now, createdById: me.id });
  if (terms.isUnlimited) {
    for (const officeId of offices) await assertNotOwnOffice(me, officeId, "officePolicies", { tx, now });
    return;
  }
  const id = newId();
  for await (const { officeId, people } of eachOfficeOfType(organizationId, tx)) {
    await assertNotOwnOffice(me, officeId, "officePolicies", { tx, now });
    const changes = people.map(({ person, through }) => ({
      person,
      change: { today: addDays(first, -1), cause: "policy" as const, id },
      through,
    }));
    const { due } = await changedEntrySets(organizationId, { types: [key], changes }, tx);
    await insertEntrySets(organizationId, due, { now, actorId: me.id }, tx);
  }
}

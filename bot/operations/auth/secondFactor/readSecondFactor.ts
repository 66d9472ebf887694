import { Nothing } from "#core/inputs.ts";
import { findOrganizationSettings } from "#db/queries/offices/organizations.ts";
import { findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { findPerson } from "#db/queries/people/person.ts";
import { notFound } from "#bot/operations/notFound.ts";
import { reading, readingOn } from "#bot/operations/reading.ts";
import { waysToConfirm } from "../google/steps/waysToConfirm.ts";

export const readSecondFactor = reading("readSecondFactor", Nothing, async (_, { me, actor, clock }) => {
  const { organizationId, id } = me;
  const { confirmedAt, codesLeft } = await findSecondFactor(organizationId, id);
  const { secondFactorRoles } = await findOrganizationSettings(organizationId);
  return {
    isOn: confirmedAt !== null,
    since: confirmedAt,
    recoveryCodesLeft: codesLeft,
    isRequired: secondFactorRoles.includes(me.role),
    confirmBy: await waysToConfirm("secondFactor", { me, actor, now: clock.now() }),
  };
});

export const readSecondFactorOf = readingOn("readSecondFactorOf", Nothing, async (id, _, { me }) => {
  if (!(await findPerson(me.organizationId, id))) throw notFound("The person");
  const { confirmedAt } = await findSecondFactor(me.organizationId, id);
  return { isOn: confirmedAt !== null, since: confirmedAt };
});

import { Nothing } from "#core/inputs.ts";
import { assertMayResetSecondFactor } from "#core/auth/secondFactor.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { endSecondFactor, findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { endAccess } from "../auth/steps/endAccess.ts";
import { lockOrganization } from "../lockOrganization.ts";
import { notFound, operationOn } from "../operation.ts";
import { announceFactorChange } from "./steps/announceFactorChange.ts";

/**
 * Removes the second factor of a person who lost their phone and recovery codes. Ends all of their sessions and
 * notifies them by email.
 */
export const resetSecondFactor = operationOn("resetSecondFactor", Nothing, async (id, _, context) => {
  const { me, tx, now, audit } = await lockOrganization(context);
  const { organizationId } = me;
  const person = await lockPerson(organizationId, id, tx);
  if (!person) throw notFound("The user");
  assertMayResetSecondFactor(me, person);
  const { secretSealed } = await findSecondFactor(organizationId, id, tx);
  if (!secretSealed) throw notFound("A second factor of this user");
  await endSecondFactor(person, { tx, now });
  const sessionsEnded = await endAccess(person, { tx, now });
  await audit({
    subject: ["user", id],
    before: { secondFactor: "on" },
    after: { secondFactor: "reset", sessionsEnded },
  });
  await announceFactorChange(person, { change: "reset", actorId: me.id }, { tx, now });
});

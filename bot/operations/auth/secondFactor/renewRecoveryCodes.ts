import { IdentityInput } from "#core/auth/SecondFactorInput.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { endSessions } from "#db/queries/auth/sessions.ts";
import { notFound } from "#bot/operations/operation.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { announceFactorChange } from "./steps/announceFactorChange.ts";
import { newRecoveryCodes } from "./steps/newRecoveryCodes.ts";
import { assertIdentity, proveIdentity } from "./steps/proveIdentity.ts";

/**
 * Replaces the caller's recovery codes and ends their other sessions. Returns the new codes, which can't be read again.
 */
export const renewRecoveryCodes = preparedOperation(
  "setUpSecondFactor",
  IdentityInput,
  proveIdentity,
  async (_, proof, { me: reader, actor, tx, now, audit, again }) => {
    const { organizationId, id } = reader;
    await lockPerson(organizationId, id, tx);
    const { me } = await again();
    const { secretSealed } = await findSecondFactor(organizationId, id, tx);
    if (!secretSealed) throw notFound("The second factor");
    await assertIdentity(me, actor, proof, { tx, now });
    const recoveryCodes = await newRecoveryCodes(me, { tx, now });
    const sessionsEnded = await endSessions(id, actor.sessionId, tx);
    await audit({ subject: ["user", id], after: { recoveryCodes: "renewed", sessionsEnded } });
    await announceFactorChange(me, { change: "newCodes", actorId: id }, { tx, now });
    return { recoveryCodes };
  },
);

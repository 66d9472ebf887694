import { IdentityInput } from "#core/auth/SecondFactorInput.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { endOtherSessions } from "../steps/endOtherSessions.ts";
import { announceFactorChange } from "./steps/announceFactorChange.ts";
import { lockOwnFactor } from "./steps/lockOwnFactor.ts";
import { newRecoveryCodes } from "./steps/newRecoveryCodes.ts";
import { assertIdentity, proveIdentity } from "./steps/proveIdentity.ts";

export const renewRecoveryCodes = preparedOperation(
  "setUpSecondFactor",
  IdentityInput,
  proveIdentity,
  async (_, proof, context) => {
    const { actor, tx, now, audit } = context;
    const me = await lockOwnFactor(context);
    const { id } = me;
    await assertIdentity(me, actor, proof, { tx, now });
    const recoveryCodes = await newRecoveryCodes(me, { tx, now });
    const sessionsEnded = await endOtherSessions(me, actor.sessionId, tx);
    await audit({ subject: ["user", id], after: { recoveryCodes: "renewed", sessionsEnded } });
    await announceFactorChange(me, { change: "newCodes", actorId: id }, { tx, now });
    return { recoveryCodes };
  },
);

import { assertMayTurnOff } from "#core/auth/secondFactor.ts";
import { IdentityInput } from "#core/auth/SecondFactorInput.ts";
import { findOrganizationSettings } from "#db/queries/offices/organizations.ts";
import { endSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { endOtherSessions } from "../steps/endOtherSessions.ts";
import { announceFactorChange } from "./steps/announceFactorChange.ts";
import { lockOwnFactor } from "./steps/lockOwnFactor.ts";
import { assertIdentity, proveIdentity } from "./steps/proveIdentity.ts";

export const turnOffSecondFactor = preparedOperation(
  "setUpSecondFactor",
  IdentityInput,
  proveIdentity,
  async (_, proof, context) => {
    const { actor, tx, now, audit } = context;
    const me = await lockOwnFactor(context);
    const { organizationId, id } = me;
    assertMayTurnOff(me.role, (await findOrganizationSettings(organizationId, tx)).secondFactorRoles);
    await assertIdentity(me, actor, proof, { tx, now });
    await endSecondFactor(me, { tx, now });
    const sessionsEnded = await endOtherSessions(me, actor.sessionId, tx);
    await audit({
      subject: ["user", id],
      before: { secondFactor: "on" },
      after: { secondFactor: "off", sessionsEnded },
    });
    await announceFactorChange(me, { change: "off", actorId: id }, { tx, now });
  },
);

import { OFFER_VALID_MS } from "#core/auth/secondFactor.ts";
import { SecondFactorCode } from "#core/auth/SecondFactorInput.ts";
import { limits } from "#core/throttling/limits.ts";
import { Refusal } from "#core/refusal.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { confirmSecret, findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { endOtherSessions } from "../steps/endOtherSessions.ts";
import { announceFactorChange } from "./steps/announceFactorChange.ts";
import { newRecoveryCodes } from "./steps/newRecoveryCodes.ts";
import { totpStep } from "./steps/totp.ts";

/** The returned recovery codes can't be shown again. */
export const confirmSecondFactor = preparedOperation(
  "setUpSecondFactor",
  SecondFactorCode,
  (_, { me, count }) => count([limits.codeProof, me.id]),
  async ({ code }, _, { me: reader, actor, tx, now, audit, again }) => {
    const { organizationId, id } = reader;
    await lockPerson(organizationId, id, tx);
    const { me } = await again();
    const { offeredSealed, offeredAt, secretSealed } = await findSecondFactor(organizationId, id, tx);
    const isOpen = offeredAt !== null && now.getTime() - offeredAt.getTime() < OFFER_VALID_MS;
    const secret =
      isOpen && offeredSealed ? operationsRuntime().sealer.openIfKnown(offeredSealed, organizationId) : undefined;
    if (secret === undefined) {
      throw new Refusal("conflict", "setup_over", "The setup took too long. Please start again.");
    }
    const step = totpStep(secret, code, now);
    if (step === undefined) {
      const text = "This code is wrong. Check that your phone's clock is correct.";
      throw new Refusal("invalid", "wrong_code", text, { fields: { code: text } });
    }
    await confirmSecret(me, { step, sessionId: actor.sessionId }, { tx, now });
    const recoveryCodes = await newRecoveryCodes(me, { tx, now });
    const sessionsEnded = await endOtherSessions(me, actor.sessionId, tx);
    const change = secretSealed ? "changed" : "on";
    await audit({ subject: ["user", id], after: { secondFactor: change, sessionsEnded } });
    await announceFactorChange(me, { change, actorId: id }, { tx, now });
    return { recoveryCodes };
  },
);

import { IdentityInput } from "#core/auth/SecondFactorInput.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { offerSecret } from "#db/queries/auth/secondFactors.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { assertIdentity, proveIdentity } from "./steps/proveIdentity.ts";
import { newTotpSecret, totpUri } from "./steps/totp.ts";

export const offerSecondFactor = preparedOperation(
  "setUpSecondFactor",
  IdentityInput,
  proveIdentity,
  async (_, proof, { me: reader, actor, tx, now, audit, again }) => {
    await lockPerson(reader.organizationId, reader.id, tx);
    const { me } = await again();
    await assertIdentity(me, actor, proof, { tx, now });
    const secret = newTotpSecret();
    await offerSecret(me, operationsRuntime().sealer.seal(secret, me.organizationId), { tx, now });
    await audit({ subject: ["user", me.id], after: { secondFactor: "offered" } });
    return { secret, uri: totpUri(secret, me.email) };
  },
);

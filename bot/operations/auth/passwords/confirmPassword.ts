import { GoogleLinkInput } from "#core/auth/GoogleLinkInput.ts";
import { limits } from "#core/throttling/limits.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { assertSecondFactor } from "#bot/operations/secondFactor/steps/assertSecondFactor.ts";
import { provePassword } from "./steps/provePassword.ts";

/**
 * Refuses unless the caller's own password and, if they have a second factor, a code are correct; required before a
 * Google account is linked.
 */
export const confirmPassword = preparedOperation(
  "confirmPassword",
  GoogleLinkInput,
  async ({ password, code }, context) => {
    await context.count([limits.codeProof, code === undefined ? undefined : context.me.id]);
    await provePassword({ field: "password", password, wrong: "Incorrect password" }, context);
  },
  async ({ code }, _, { me: reader, tx, now, audit, again }) => {
    await lockPerson(reader.organizationId, reader.id, tx);
    const { me } = await again();
    await assertSecondFactor({ organizationId: me.organizationId, userId: me.id }, code, { tx, now });
    await audit({ subject: ["user", me.id], after: { password: "confirmed" } });
  },
);

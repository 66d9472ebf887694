import { GoogleLinkInput } from "#core/auth/GoogleLinkInput.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { preparedOperation } from "#bot/operations/preparedOperation.ts";
import { assertPasswordAndCode, provePasswordFirst } from "./steps/passwordAndCode.ts";

export const confirmPassword = preparedOperation(
  "confirmPassword",
  GoogleLinkInput,
  provePasswordFirst,
  async ({ code }, provenAt, { me: reader, tx, now, audit, again }) => {
    await lockPerson(reader.organizationId, reader.id, tx);
    const { me } = await again();
    await assertPasswordAndCode(me, { provenAt, code }, { tx, now });
    await audit({ subject: ["user", me.id], after: { password: "confirmed" } });
  },
);

import { GoogleLinkInput } from "#core/people/GoogleLinkInput.ts";
import { Refusal } from "#core/refusal.ts";
import { Password } from "#db/models/Password.ts";
import { operation } from "../operation.ts";
import { isPassword } from "./passwords.ts";

/** Refuses unless it is one's own password; asked before a Google account is linked. */
export const confirmPassword = operation("linkGoogle", GoogleLinkInput, async (input, { me, tx, audit }) => {
  const where = { organizationId: me.organizationId, userId: me.id };
  const password = await Password.findOne({ where, transaction: tx });
  if (!(await isPassword(input.password, password?.hash))) {
    const text = "The password is not right";
    throw new Refusal("invalid", "wrong_password", text, { fields: { password: text } });
  }
  await audit({ subject: ["user", me.id], after: { password: "confirmed" } });
});

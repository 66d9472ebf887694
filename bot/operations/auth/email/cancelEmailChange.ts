import { Nothing } from "#core/inputs.ts";
import { forgetEmailChange } from "#db/queries/auth/emailChanges.ts";
import { notFound } from "#bot/operations/notFound.ts";
import { operation } from "#bot/operations/operation.ts";

export const cancelEmailChange = operation("changeEmail", Nothing, async (_, { me, tx, audit }) => {
  if (!(await forgetEmailChange(me, tx))) throw notFound("The change");
  await audit({ subject: ["user", me.id], after: { requested: null } });
});

import { Nothing } from "#core/inputs.ts";
import { forgetEmailChange } from "#db/queries/auth/emailChanges.ts";
import { notFound, operation } from "#bot/operations/operation.ts";

/** Cancels the change of your own email that waits for a link; the link is dead from then on. */
export const cancelEmailChange = operation("changeEmail", Nothing, async (_, { me, tx, audit }) => {
  if (!(await forgetEmailChange(me, tx))) throw notFound("The change");
  await audit({ subject: ["user", me.id], after: { requested: null } });
});

import { Nothing } from "#core/inputs.ts";
import { assertPasswordsCount } from "#core/auth/googleOnly.ts";
import { Refusal } from "#core/refusal.ts";
import { Identity } from "#db/models/accounts/Identity.ts";
import { findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { holdGoogleOnly } from "#bot/operations/organization/steps/signInLock.ts";
import { announceAccountChange } from "../steps/announceAccountChange.ts";
import { notFound, operation } from "#bot/operations/operation.ts";

/**
 * Unlinks the caller's Google account. Refuses a person without a password, and where people sign in with Google only.
 */
export const unlinkGoogle = operation("unlinkGoogle", Nothing, async (_, { me, tx, now, audit }) => {
  const { organizationId, id: userId } = me;
  const { hasPassword, hasGoogle } = await findWaysToSignIn(organizationId, userId, tx);
  if (!hasGoogle) throw notFound("The linked Google account");
  assertPasswordsCount({ googleOnly: await holdGoogleOnly(organizationId, tx) });
  if (!hasPassword) {
    const text = "Set a password in your Profile Settings first; otherwise you couldn't sign in.";
    throw new Refusal("conflict", "only_google", text);
  }
  await Identity.destroy({ where: { provider: "google", organizationId, userId }, transaction: tx });
  await audit({ subject: ["user", userId], before: { google: "linked" } });
  await announceAccountChange(me, "googleUnlinked", { tx, now });
});

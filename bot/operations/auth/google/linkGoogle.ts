import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { addGoogleIdentity, assertUnknownToUs } from "./steps/googleIdentity.ts";
import { assertOfDomain, assertVerified, GoogleProfileInput } from "./GoogleProfile.ts";
import { operation } from "#bot/operations/operation.ts";

/** Lets a Google account sign one in as well; its e-mail may be another one, of the organisation's domain where it has one. */
export const linkGoogle = operation("linkGoogle", GoogleProfileInput, async (profile, { me, tx, now, audit }) => {
  assertVerified(profile);
  assertOfDomain(profile, me.organizationDomain);
  const { hasGoogle } = await findWaysToSignIn(me.organizationId, me.id, tx);
  if (hasGoogle) throw new Refusal("conflict", "already_linked", REDIRECT_ERRORS.already_linked);
  await assertUnknownToUs(profile, tx);
  await addGoogleIdentity(me, profile, { tx, now });
  await audit({ subject: ["user", me.id], after: { google: "linked" } });
});

import { normalEmail } from "#core/addresses/normalEmail.ts";
import { isManagedByGoogle } from "#core/auth/googleOnly.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { claimAddress, findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { lockPerson } from "#db/queries/people/person.ts";
import { addGoogleIdentity, assertUnknownToUs } from "./steps/googleIdentity.ts";
import { assertOfDomain, assertVerified, GoogleProfileInput } from "./GoogleProfile.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { freeGoogleAccount } from "../steps/freeAccount.ts";
import { endOtherSessions } from "../steps/endOtherSessions.ts";
import { operation } from "#bot/operations/operation.ts";

export const linkGoogle = operation("linkGoogle", GoogleProfileInput, async (profile, context) => {
  assertVerified(profile);
  const { me: reader, actor, tx, now, audit, again } = context;
  await lockPerson(reader.organizationId, reader.id, tx);
  // A password reset may have ended the session while this call waited for the lock.
  const { me } = await again();
  assertOfDomain(profile, me.organizationDomain);
  const { hasGoogle } = await findWaysToSignIn(me.organizationId, me.id, tx);
  if (hasGoogle) throw new Refusal("conflict", "already_linked", REDIRECT_ERRORS.already_linked);
  const hasOwnEmail = normalEmail(profile.email) === me.email;
  if (hasOwnEmail) await freeGoogleAccount(profile.subject, me, { tx, now, source: actor.source });
  await assertUnknownToUs(profile, tx);
  await addGoogleIdentity(me, profile, { tx, now });
  if (hasOwnEmail) {
    // If Google proves the address, another account that hasn't proven the address loses it.
    await claimAddress(me, { tx, now, isProven: isManagedByGoogle(profile) });
  }
  const sessionsEnded = await endOtherSessions(me, actor.sessionId, tx);
  await audit({ subject: ["user", me.id], after: { google: "linked", sessionsEnded } });
  await announceAccountChange(me, "googleLinked", { tx, now });
});

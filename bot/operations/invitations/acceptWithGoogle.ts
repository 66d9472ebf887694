import { normalEmail } from "#core/addresses/normalEmail.ts";
import { isManagedByGoogle } from "#core/auth/googleOnly.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { cleanPersonName } from "#core/nameField.ts";
import { nameFromEmail } from "#core/people/names.ts";
import { Refusal } from "#core/refusal.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { addGoogleIdentity, assertUnknownToUs } from "../auth/google/steps/googleIdentity.ts";
import { assertOfDomain, assertVerified, type GoogleProfile } from "../auth/google/GoogleProfile.ts";
import { freeGoogleAccount } from "../auth/steps/freeAccount.ts";
import { openInvitationBy } from "#bot/operations/invitations/steps/invitationTokens.ts";
import { joinByInvitation } from "#bot/operations/invitations/steps/joinByInvitation.ts";
import { operationsRuntime } from "#bot/operations/runtime.ts";
import { transactionally } from "#bot/operations/transactionally.ts";
import { type NewSession, type SignedIn, startSession } from "../auth/startSession.ts";

export async function acceptWithGoogle(
  visitor: Visitor,
  profile: GoogleProfile,
  tokenHash: Buffer,
  wanted: NewSession,
): Promise<SignedIn> {
  assertVerified(profile);
  const now = operationsRuntime().clock.now();
  return transactionally(async (tx) => {
    const { email, organizationDomain } = await openInvitationBy(tokenHash, now, tx);
    if (email !== normalEmail(profile.email)) {
      throw new Refusal("forbidden", "other_email", REDIRECT_ERRORS.other_email);
    }
    assertOfDomain(profile, organizationDomain);
    const name = cleanPersonName(profile.name) ?? nameFromEmail(email);
    const proven = { tx, now, source: visitor.source, isProven: isManagedByGoogle(profile) };
    const person = await joinByInvitation(tokenHash, { name, passwordHash: null }, proven);
    await freeGoogleAccount(profile.subject, person, proven);
    await assertUnknownToUs(profile, tx);
    await addGoogleIdentity(person, profile, { tx, now });
    const begun = { by: "google", wanted, visitor, after: { by: "google" } } as const;
    return startSession({ organizationId: person.organizationId, userId: person.id }, begun, { tx, now });
  });
}

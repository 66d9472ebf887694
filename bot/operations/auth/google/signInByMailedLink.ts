import type { Transaction } from "sequelize";
import { normalEmail } from "#core/addresses/normalEmail.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { findLinkToken, isMailedTo, type LinkTokenRow, useLinkToken } from "#db/queries/auth/linkTokens.ts";
import { findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { endSlackLinks, endSsoLinks } from "#db/queries/people/endWaysIn.ts";
import { lockPerson, type Person } from "#db/queries/people/person.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import type { PendingSecondStep } from "#bot/operations/auth/secondFactor/afterFirstStep.ts";
import { holdGoogleOnly } from "#bot/operations/organization/steps/signInLock.ts";
import { assertOwnAddress } from "#bot/operations/people/steps/assertOwnAddress.ts";
import type { At, Met } from "../providers/ProviderAccount.ts";
import { signInByProvider } from "../providers/signInByProvider.ts";
import type { NewSession, SignedIn } from "../startSession.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { endAccess } from "../steps/endAccess.ts";
import { freeGoogleAccount } from "../steps/freeAccount.ts";
import { googleAccount } from "./steps/googleAccount.ts";
import { addGoogleIdentity, assertUnknownToUs, removeGoogleIdentity } from "./steps/googleIdentity.ts";
import { assertOfDomain, assertVerified, type GoogleProfile } from "./GoogleProfile.ts";

interface Arriving extends At {
  visitor: Visitor;
}

/** The link proves that the person controls the mailbox, so Google doesn't have to manage the address. */
export async function signInByMailedLink(
  visitor: Visitor,
  profile: GoogleProfile,
  tokenHash: Buffer,
  wanted: NewSession,
): Promise<SignedIn | PendingSecondStep> {
  assertVerified(profile);
  const whose = personOf(await findLinkToken(tokenHash));
  const google = googleAccount(profile, (at) => meetByLink(profile, tokenHash, { ...at, visitor }));
  const account: typeof google = {
    ...google,
    // Security: a Google account that is linked to another person must not sign that person in.
    findPerson: async (tx) => {
      const linked = await google.findPerson(tx);
      return whose && linked?.userId !== whose.userId ? undefined : linked;
    },
    noteRefusal: (refusal, by, linked) => google.noteRefusal(refusal, by, linked ?? whose),
  };
  return signInByProvider(account, { visitor, wanted });
}

function personOf(link: LinkTokenRow | undefined): { organizationId: string; userId: string } | undefined {
  if (link?.purpose !== "password_reset" || !link.userId) return undefined;
  return { organizationId: link.organizationId, userId: link.userId };
}

async function meetByLink(profile: GoogleProfile, tokenHash: Buffer, { tx, now, visitor }: Arriving): Promise<Met> {
  const { organizationId, userId, link } = await openLink(tokenHash, now, tx);
  const person = await lockPerson(organizationId, userId, tx);
  if (!person?.isActive || !isMailedTo(link, person.email) || !(await holdGoogleOnly(organizationId, tx))) {
    throw deadLink();
  }
  if (person.email !== normalEmail(profile.email)) {
    throw new Refusal("forbidden", "other_address", REDIRECT_ERRORS.other_address);
  }
  assertOfDomain(profile, person.organizationDomain);
  const { hasGoogle } = await findWaysToSignIn(organizationId, userId, tx);
  await freeGoogleAccount(profile.subject, person, { tx, now, source: visitor.source });
  await assertUnknownToUs(profile, tx);
  if (!(await useLinkToken(tokenHash, now, tx))) throw deadLink();
  await assertOwnAddress(person, { tx, now, isProven: true });
  if (hasGoogle) await endOtherGoogle(person, { tx, now });
  await addGoogleIdentity(person, profile, { tx, now });
  return { met: { organizationId, userId }, after: { google: hasGoogle ? "replaced" : "linked" } };
}

/** Security: a thief may have linked the previous Google account. */
async function endOtherGoogle(person: Person, { tx, now }: { tx: Transaction; now: Date }): Promise<void> {
  await removeGoogleIdentity(person, tx);
  await endSsoLinks(person, tx);
  await endSlackLinks(person, tx);
  await endAccess(person, { tx, now });
  await announceAccountChange(person, "googleLinked", { tx, now });
}

async function openLink(
  tokenHash: Buffer,
  now: Date,
  tx: Transaction,
): Promise<{ organizationId: string; userId: string; link: LinkTokenRow }> {
  const link = await findLinkToken(tokenHash, tx);
  const whose = personOf(link);
  if (!link || !whose || link.usedAt || link.expiresAt <= now) throw deadLink();
  return { ...whose, link };
}

function deadLink(): Refusal {
  return new Refusal("missing", "invalid_google_link", REDIRECT_ERRORS.invalid_google_link);
}

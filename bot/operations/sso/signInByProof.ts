import { assertPasswordsAllowed } from "#core/auth/googleOnly.ts";
import { takeState } from "#db/queries/auth/oauthStates.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { findPerson } from "#db/queries/people/person.ts";
import type { Visitor } from "../actor.ts";
import { afterFirstStep, type PendingSecondStep } from "../auth/secondFactor/afterFirstStep.ts";
import type { PasswordProof } from "../auth/SsoRequired.ts";
import type { NewSession, SignedIn } from "../auth/startSession.ts";
import { hashOfToken } from "../linkToken.ts";
import { holdSignIn } from "../organization/steps/signInLock.ts";
import { operationsRuntime } from "../runtime.ts";
import { transactionally } from "../transactionally.ts";
import type { MustLink } from "./SsoIntent.ts";
import { isStillProof } from "./steps/passwordProof.ts";

interface Arrived extends MustLink {
  link: NonNullable<Visitor["ssoLink"]>;
}

/**
 * Security: the password that the person entered before leaving for the provider counts once, and only in the same
 * browser.
 */
export function signInByProof(
  { mustLink, link }: Arrived,
  visitor: Visitor,
  wanted: NewSession,
): Promise<SignedIn | PendingSecondStep | undefined> {
  const { ssoLink: before } = visitor;
  if (!before) return Promise.resolve(undefined);
  const now = operationsRuntime().clock.now();
  return transactionally(async (tx) => {
    const hashes = [hashOfToken(before.token), hashOfToken(before.browser)] as const;
    const proof = (await takeState<PasswordProof>(...hashes, now, tx))?.intent;
    if (proof?.userId !== mustLink.userId) return undefined;
    const { organizationId, userId } = proof;
    await holdSignIn(proof, tx);
    const person = await findPerson(organizationId, userId, tx);
    if (!person?.isActive || !(await isStillProof(proof, mustLink, tx))) return undefined;
    assertPasswordsAllowed({ googleOnly: await isGoogleOnly(organizationId, tx) });
    const begun = { by: "password", wanted, visitor: { ...visitor, ssoLink: link } } as const;
    return afterFirstStep({ organizationId, userId }, begun, { tx, now });
  });
}

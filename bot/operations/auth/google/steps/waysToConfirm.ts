import type { Transaction } from "sequelize";
import { type ConfirmationPurpose, confirmedBy, type ConfirmedBy } from "#core/people/confirmation.ts";
import { findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { isGoogleOnly } from "#db/queries/offices/organizations.ts";
import { findRequired } from "#db/queries/sso/requirement.ts";
import type { Person } from "#db/queries/people/person.ts";
import { findSecondFactor } from "#db/queries/auth/secondFactors.ts";
import { findConfirmedAt, findSessionStart } from "#db/queries/auth/sessions.ts";
import type { Actor } from "#bot/operations/actor.ts";

interface Asking {
  me: Person;
  actor: Actor;
  now: Date;
  tx?: Transaction;
}

/**
 * Security: if single sign-on is optional, and the person has a password or Google, a recent sign-in through an
 * unconfirmed provider account doesn't confirm second-factor changes.
 */
export async function waysToConfirm(
  purpose: ConfirmationPurpose,
  { me, actor, now, tx }: Asking,
): Promise<ConfirmedBy> {
  const { organizationId, id: userId } = me;
  const { hasPassword, hasGoogle } = await findWaysToSignIn(organizationId, userId, tx);
  const session = actor.sessionId === undefined ? undefined : { sid: actor.sessionId, userId };
  const isOfFactor = purpose === "secondFactor";
  const start = isOfFactor && session ? await findSessionStart(session, tx) : undefined;
  const isOnlyByProvider = async () =>
    start?.isUnconfirmed === true &&
    (hasPassword || hasGoogle) &&
    !(await findRequired({ organizationId, userId }, tx));
  return confirmedBy({
    hasFactor: isOfFactor && (await findSecondFactor(organizationId, userId, tx)).secretSealed !== null,
    hasPassword: hasPassword && !(await isGoogleOnly(organizationId, tx)),
    hasGoogle,
    confirmedAt: session ? await findConfirmedAt(session, purpose, tx) : null,
    signedInAt: start && !(await isOnlyByProvider()) ? start.at : null,
    now,
  });
}

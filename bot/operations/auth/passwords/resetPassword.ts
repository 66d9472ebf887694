import type { Transaction } from "sequelize";
import { ResetPasswordInput } from "#core/auth/PasswordResetInput.ts";
import type { AccountChange } from "#core/notify/AccountChange.ts";
import { assertPasswordsAllowed } from "#core/auth/googleOnly.ts";
import { isAtLeast } from "#core/people/access/roles.ts";
import { mayVouchFor } from "#core/people/access/roleChange.ts";
import { limits } from "#core/throttling/limits.ts";
import { Refusal } from "#core/refusal.ts";
import { findPasswordChangedAt, findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { endSlackLinks, endSsoLinks } from "#db/queries/people/endWaysIn.ts";
import { findLinkToken, isMailedTo, type LinkTokenRow, useLinkToken } from "#db/queries/auth/linkTokens.ts";
import { setPassword } from "#db/queries/auth/passwordResets.ts";
import { findPerson, lockPerson, type Person } from "#db/queries/people/person.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { preparedVisitorOperation } from "#bot/operations/preparedOperation.ts";
import { assertUncommonPassword } from "./steps/assertUncommonPassword.ts";
import { assertOwnAddress } from "#bot/operations/people/steps/assertOwnAddress.ts";
import { holdGoogleOnly } from "#bot/operations/organization/steps/signInLock.ts";
import { removeGoogleIdentity } from "../google/steps/googleIdentity.ts";
import { hashOfToken } from "#bot/operations/linkToken.ts";
import { announceAccountChange } from "#bot/operations/notifications/steps/announceAccountChange.ts";
import { rememberedDevice } from "../devices.ts";
import { assertMaySetPassword } from "../steps/assertSsoNotRequired.ts";
import { endAccess } from "../steps/endAccess.ts";
import { hashPassword } from "./steps/hashPassword.ts";

/** Security: unlinks Google, single sign-on, and Slack, because a thief may have linked them. */
export const resetPassword = preparedVisitorOperation(
  ResetPasswordInput,
  async ({ token, newPassword }, { visitor, clock, count }) => {
    assertUncommonPassword("newPassword", newPassword);
    const link = await findLinkToken(hashOfToken(token));
    if (link?.purpose !== "password_reset" || !link.userId || link.usedAt || link.expiresAt <= clock.now()) {
      throw deadLink();
    }
    const { organizationId, userId } = link;
    await count([limits.resetOfAccount, userId]);
    return { link, organizationId, userId, visitor, hash: await hashPassword(newPassword, visitor) };
  },
  async (
    { token },
    { link, organizationId, userId, visitor, hash },
    { tx, now, source },
  ): Promise<{ device: string }> => {
    const person = await lockPerson(organizationId, userId, tx);
    if (!person?.isActive || !(await isFor(person, link, tx))) throw deadLink();
    assertPasswordsAllowed({ googleOnly: await holdGoogleOnly(organizationId, tx) });
    if (link.approverId === null) await assertMaySetPassword({ organizationId, userId }, tx);
    if (!(await useLinkToken(hashOfToken(token), now, tx))) throw deadLink();
    // Security: only a visitor with a valid link may learn that another account has the address.
    await assertOwnAddress(person, { tx, now, isProven: link.mailedTo !== null });
    const { hasPassword, hasGoogle } = await findWaysToSignIn(organizationId, userId, tx);
    await setPassword(person, hash, { tx, now });
    if (hasGoogle) await removeGoogleIdentity(person, tx);
    const hadSso = await endSsoLinks(person, tx);
    const hadSlack = await endSlackLinks(person, tx);
    const sessionsEnded = await endAccess(person, { tx, now });
    await writeAuditEntry(
      { organizationId, userId, source, action: "resetPassword", at: now },
      {
        subject: ["user", userId],
        ...((hasGoogle || hadSso || hadSlack) && {
          before: {
            ...(hasGoogle && { google: "linked" }),
            ...(hadSso && { sso: "linked" }),
            ...(hadSlack && { slack: "linked" }),
          },
        }),
        after: { password: "changed", sessionsEnded },
      },
      tx,
    );
    await announceAccountChange(person, changeOf({ hasPassword, wasLinked: hasGoogle || hadSso }), { tx, now });
    const passwordChangedAt = await findPasswordChangedAt(organizationId, userId, tx);
    return { device: rememberedDevice(visitor.device, { userId, passwordChangedAt }, now) };
  },
);

function changeOf({ hasPassword, wasLinked }: { hasPassword: boolean; wasLinked: boolean }): AccountChange {
  if (wasLinked) return "passwordResetUnlinked";
  return hasPassword ? "passwordChanged" : "passwordSet";
}

async function isFor(person: Person, link: LinkTokenRow, tx: Transaction): Promise<boolean> {
  if (link.approverId === null) return isMailedTo(link, person.email);
  const maker = await findPerson(person.organizationId, link.approverId, tx);
  return maker?.isActive === true && isAtLeast(maker.role, "Admin") && mayVouchFor(maker.role, person.role);
}

function deadLink(): Refusal {
  const text = "This link is invalid or has expired. Please request a new one.";
  return new Refusal("missing", "invalid_reset", text);
}

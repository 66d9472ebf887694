import { ForgotPasswordInput } from "#core/auth/PasswordResetInput.ts";
import { limits } from "#core/throttling/limits.ts";
import { siteOf } from "#core/throttling/siteOf.ts";
import { newId } from "#db/newId.ts";
import { wakeDelivery } from "#db/queries/notifications/notifications.ts";
import { findAccount, findWaysToSignIn } from "#db/queries/people/accounts.ts";
import { askForPasswordReset } from "#db/queries/auth/passwordResets.ts";
import { writeAuditEntry } from "#bot/operations/audit.ts";
import { preparedVisitorOperation } from "#bot/operations/preparedOperation.ts";
import { knownDevice } from "../devices.ts";
import { RESET_VALID_MS } from "./makeMailedResetToken.ts";

const ONE_MAIL_IN = 5 * 60_000;

/** Security: doesn't reveal whether an account exists. */
export const requestPasswordReset = preparedVisitorOperation(
  ForgotPasswordInput,
  async ({ email }, { visitor: { device, client }, clock, count }) => {
    const account = device === undefined ? undefined : await findAccount(email);
    const isKnown = account && knownDevice(device, account, clock.now()) !== undefined;
    const from = client === undefined ? undefined : `${email} ${siteOf(client)}`;
    await (isKnown
      ? count([limits.forgottenOfAccount, account.userId])
      : count([limits.forgottenOfAddress, client], [limits.forgottenOfAccount, from]));
  },
  async ({ email }, _, { tx, now, source }) => {
    const period = String(Math.floor(now.getTime() / ONE_MAIL_IN));
    const expiresAt = new Date(now.getTime() + RESET_VALID_MS);
    const asked = await askForPasswordReset({ email, notificationId: newId(), period, expiresAt, now }, tx);
    if (!asked) return;
    tx.afterCommit(wakeDelivery);
    const { organizationId, userId } = asked;
    const { hasPassword, hasGoogle } = await findWaysToSignIn(organizationId, userId, tx);
    if (!hasPassword && !hasGoogle) return;
    const by = { organizationId, userId: null, source, action: "requestPasswordReset", at: now };
    await writeAuditEntry(by, { subject: ["user", userId] }, tx);
  },
);

import { ForgotPasswordInput } from "#core/people/PasswordResetInput.ts";
import { newId } from "#db/newId.ts";
import { wakeDelivery } from "#db/queries/notifications.ts";
import { askForPasswordReset } from "#db/queries/passwordResets.ts";
import { leaveAuditLine } from "../audit.ts";
import { visitorOperation } from "../operation.ts";

const MINUTE = 60_000;
const VALID_MINUTES = 30;
/** Whoever asks again at once, or asks for somebody else all the time, fills no mailbox. */
const ONE_MAIL_IN = 2 * MINUTE;

/** Sends a link to set a new password, valid 30 minutes, to an e-mail that has an active account. Answers nothing. */
export const requestPasswordReset = visitorOperation(ForgotPasswordInput, async ({ email }, { tx, clock, door }) => {
  const now = clock.now();
  const period = String(Math.floor(now.getTime() / ONE_MAIL_IN));
  const expiresAt = new Date(now.getTime() + VALID_MINUTES * MINUTE);
  const asked = await askForPasswordReset({ email, notificationId: newId(), period, expiresAt, now }, tx);
  if (!asked) return;
  tx.afterCommit(wakeDelivery);
  const { organizationId, userId } = asked;
  const by = { organizationId, userId: null, door, action: "requestPasswordReset", at: now };
  await leaveAuditLine(by, { subject: ["user", userId] }, tx);
});

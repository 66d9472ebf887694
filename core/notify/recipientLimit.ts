import { normalEmail } from "#core/addresses/normalEmail.ts";
import type { NotificationEvent } from "./NotificationEvent.ts";

export const MAILS_A_DAY = 20;
export const MAILS_TO_MEMBER_A_DAY = 500;

/** Security: an unproven address could belong to an outsider. */
const TO_UNPROVEN: readonly NotificationEvent[] = [
  "invitation.sent",
  "person.added",
  "email.change",
  "organization.confirm",
];

/** Security: these emails are counted separately, so that other emails never use up their limit. */
const OF_ACCOUNT: readonly NotificationEvent[] = [
  "password.reset",
  "account.changed",
  "secondFactor.changed",
  "email.changed",
];

/** Security: these emails are counted separately, so that an Admin can't delay notices about their own changes. */
const OF_ADMINS: readonly NotificationEvent[] = ["ownLeave.raised", "admin.added"];

/** Unproven addresses are counted by mailbox, because many accounts could share a mailbox. */
export function mailLimit(
  event: NotificationEvent,
  { id, email, isProven }: { id: string | null; email: string; isProven: boolean },
): { of: string; mails: number } {
  const mailbox = mailboxOf(email);
  const kind = OF_ACCOUNT.includes(event) ? "account" : OF_ADMINS.includes(event) ? "admins" : "news";
  if (!isProven && kind !== "news") {
    const ofAccount = event === "password.reset" ? "resets" : "notices";
    return { of: `${mailbox} ${kind === "admins" ? kind : ofAccount}`, mails: MAILS_A_DAY };
  }
  if (TO_UNPROVEN.includes(event) || !isProven) return { of: mailbox, mails: MAILS_A_DAY };
  return { of: `${mailbox} ${id} ${kind}`, mails: MAILS_TO_MEMBER_A_DAY };
}

function mailboxOf(email: string): string {
  const [account = "", domain = ""] = normalEmail(email).split("@");
  const plain = account.split("+", 1)[0] || account;
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}

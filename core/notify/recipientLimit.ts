import type { NotificationEvent } from "./NotificationEvent.ts";

/** The maximum number of emails to one mailbox a day that could belong to a stranger, across all organizations. */
export const MAILS_A_DAY = 20;
/** The maximum number of emails of each kind a day to a person who has proven their address. */
export const MAILS_TO_MEMBER_A_DAY = 500;

/** Events that send mail to an unverified address, which could belong to a stranger. */
const TO_UNPROVEN: readonly NotificationEvent[] = [
  "invitation.sent",
  "person.added",
  "email.change",
  "organization.confirm",
];

/** Security notices, counted separately so that other emails never delay them. */
const OF_ACCOUNT: readonly NotificationEvent[] = [
  "password.reset",
  "account.changed",
  "secondFactor.changed",
  "email.changed",
];

/**
 * Returns the maximum number of emails a day about an event to a recipient, and the key under which they count. The
 * security notices and the password resets of unproven addresses count by mailbox, because otherwise many people with one
 * mailbox could flood it. Both have their own keys, so they never use up those of the person who has proven the address,
 * and notices never use up resets.
 */
export function mailLimit(
  event: NotificationEvent,
  { id, email, isProven }: { id: string | null; email: string; isProven: boolean },
): { of: string; mails: number } {
  const mailbox = mailboxOf(email);
  const isOfAccount = OF_ACCOUNT.includes(event);
  if (!isProven && isOfAccount) {
    return { of: `${mailbox} ${event === "password.reset" ? "resets" : "notices"}`, mails: MAILS_A_DAY };
  }
  if (TO_UNPROVEN.includes(event) || !isProven) return { of: mailbox, mails: MAILS_A_DAY };
  return { of: `${mailbox} ${id} ${isOfAccount ? "account" : "news"}`, mails: MAILS_TO_MEMBER_A_DAY };
}

/** Returns the mailbox of an address: the part after a plus sign, and Gmail's dots, don't change it. */
function mailboxOf(email: string): string {
  const [account = "", domain = ""] = email.toLowerCase().split("@");
  const plain = account.split("+", 1)[0] || account;
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}

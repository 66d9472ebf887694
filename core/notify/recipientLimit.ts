import type { NotificationEvent } from "./NotificationEvent.ts";

/** The maximum number of account emails to one mailbox a day, across all organizations. */
export const MAILS_A_DAY = 20;

/** Events that send mail to an unverified address, which could belong to a stranger. */
const TO_UNPROVEN: readonly NotificationEvent[] = [
  "invitation.sent",
  "person.added",
  "email.change",
  "organization.confirm",
];

/** Returns whether mail about an event counts against its recipient's limit. */
export function isLimitedByRecipient(event: NotificationEvent): boolean {
  return TO_UNPROVEN.includes(event);
}

/** Returns the mailbox of an address: the part after a plus sign, and Gmail's dots, don't change it. */
export function mailboxOf(email: string): string {
  const [account = "", domain = ""] = email.toLowerCase().split("@");
  const plain = account.split("+", 1)[0] || account;
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}

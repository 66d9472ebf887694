import type { NotificationEvent } from "./NotificationEvent.ts";

/** The most account mails that one mailbox is sent in a day, by all organizations together. */
export const MAILS_A_DAY = 20;

/** Events that send mail to an address that nobody has proven, so a stranger can be aimed at. */
const TO_UNPROVEN: readonly NotificationEvent[] = [
  "invitation.sent",
  "person.added",
  "email.change",
  "organization.confirm",
];

/** Whether mail about an event counts against the limit of its recipient. */
export function isLimitedByRecipient(event: NotificationEvent): boolean {
  return TO_UNPROVEN.includes(event);
}

/** The mailbox of an address: what follows a plus sign, and Gmail's dots, lead to the same one. */
export function mailboxOf(email: string): string {
  const [account = "", domain = ""] = email.toLowerCase().split("@");
  const plain = account.split("+", 1)[0] || account;
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}

export interface MailContent {
  subject: string;
  title: string;
  lead: string;
  /** One per line. */
  facts: readonly (readonly [name: string, value: string])[];
  /** The email addresses in the text other than the recipient's, if any. */
  addresses?: readonly string[];
  /** A person wrote this text. */
  quote?: { label: string; text: string } | undefined;
  actions: readonly MailAction[];
  note?: string | undefined;
}

export interface MailAction {
  label: string;
  href: string;
  tone: "main" | "plain" | "danger";
}

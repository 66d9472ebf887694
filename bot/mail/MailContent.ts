/** An email's parts, from which its plain text and its HTML are generated. */
export interface MailContent {
  subject: string;
  title: string;
  lead: string;
  /** Name-value pairs, one per line. */
  facts: readonly (readonly [name: string, value: string])[];
  /** Text that a person wrote. */
  quote?: { label: string; text: string } | undefined;
  actions: readonly MailAction[];
  note?: string | undefined;
}

export interface MailAction {
  label: string;
  href: string;
  tone: "main" | "plain" | "danger";
}

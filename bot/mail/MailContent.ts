/** The parts of an email, from which its text and its HTML are made. */
export interface MailContent {
  subject: string;
  title: string;
  lead: string;
  /** Names and values, one pair per line. */
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

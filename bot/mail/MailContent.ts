/** A mail in parts: what its text and its HTML are made of. */
export interface MailContent {
  subject: string;
  title: string;
  lead: string;
  /** Names and values, one below the other. */
  facts: readonly (readonly [name: string, value: string])[];
  /** What a person wrote. */
  quote?: { label: string; text: string } | undefined;
  actions: readonly MailAction[];
  note?: string | undefined;
}

export interface MailAction {
  label: string;
  href: string;
  tone: "main" | "plain" | "danger";
}

export interface MailContent {
  subject: string;
  title: string;
  lead: string;
  facts: readonly (readonly [name: string, value: string])[];
  addresses?: readonly string[];
  quote?: { label: string; text: string } | undefined;
  actions: readonly MailAction[];
  note?: string | undefined;
}

export interface MailAction {
  label: string;
  href: string;
  tone: "main" | "plain" | "danger";
}

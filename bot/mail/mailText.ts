import type { MailContent } from "./MailContent.ts";

export function mailText({ title, lead, facts, quote, actions, note }: MailContent, footer: string): string {
  const widest = Math.max(0, ...facts.map(([name]) => name.length));
  return [
    title,
    lead,
    facts.map(([name, value]) => `${`${name}:`.padEnd(widest + 2)}${value}`).join("\n"),
    quote && `${quote.label}:\n${quote.text.replaceAll(/^/gm, "> ")}`,
    actions.map(({ label, href }) => `${label}:\n${href}`).join("\n\n"),
    note,
    `--\n${footer}`,
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

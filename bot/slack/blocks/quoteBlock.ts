import type { SectionBlock } from "@slack/types";
import { fitted } from "./fitted.ts";

/** A section holds 3,000 characters; the rest is for the label and the marks of the lines. */
const MOST = 2900;

/** What a person wrote, as a quotation under its label. */
export function quoteBlock(label: string, text: string): SectionBlock {
  let quote = "";
  for (const line of text.split("\n")) {
    const room = MOST - quote.length;
    if (room < 10) break;
    quote += `\n>${fitted(line, room)}`;
  }
  return { type: "section", text: { type: "mrkdwn", text: `*${label}*${quote}`, verbatim: true } };
}

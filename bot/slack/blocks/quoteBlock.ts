import type { SectionBlock } from "@slack/types";
import { fitText } from "./fitText.ts";

/** In characters. Slack allows 3,000 in a section, including the label and the quote marks. */
const MAX = 2900;

export function quoteBlock(label: string, text: string): SectionBlock {
  let quote = "";
  for (const line of text.split("\n")) {
    const room = MAX - quote.length;
    if (room < 10) break;
    quote += `\n>${fitText(line, room)}`;
  }
  return { type: "section", text: { type: "mrkdwn", text: `*${label}*${quote}`, verbatim: true } };
}

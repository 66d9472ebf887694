import type { SectionBlock } from "@slack/types";
import { fitText } from "./fitText.ts";

/** Slack allows 2,000 characters per field and ten fields per section. */
const MOST = 1900;
const MOST_FIELDS = 10;

/** Returns a section with names and values in two columns. */
export function factsBlock(facts: readonly (readonly [name: string, value: string])[]): SectionBlock {
  return {
    type: "section",
    fields: facts.slice(0, MOST_FIELDS).map(([name, value]) => ({
      type: "mrkdwn",
      text: `*${name}*\n${fitText(value, MOST)}`,
      verbatim: true,
    })),
  };
}

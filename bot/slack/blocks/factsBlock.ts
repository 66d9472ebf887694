import type { SectionBlock } from "@slack/types";
import { fitText } from "./fitText.ts";

/** Characters in a value, and fields in a section: Slack allows 2,000, including the name, and ten. */
const MAX = 1900;
const MAX_FIELDS = 10;

/** Names and values are in two columns. */
export function factsBlock(facts: readonly (readonly [name: string, value: string])[]): SectionBlock {
  return {
    type: "section",
    fields: facts.slice(0, MAX_FIELDS).map(([name, value]) => ({
      type: "mrkdwn",
      text: `*${name}*\n${fitText(value, MAX)}`,
      verbatim: true,
    })),
  };
}

import type { SectionBlock } from "@slack/types";
import { fitText } from "./fitText.ts";

/** Slack allows 2,000 characters in a field, including its name, and ten fields in a section. */
const MAX = 1900;
const MAX_FIELDS = 10;

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

import type { SectionBlock } from "@slack/types";
import { fitted } from "./fitted.ts";

/** A field holds 2,000 characters, a section ten fields. */
const MOST = 1900;
const MOST_FIELDS = 10;

/** Names and values, two beside each other. */
export function factsBlock(facts: readonly (readonly [name: string, value: string])[]): SectionBlock {
  return {
    type: "section",
    fields: facts.slice(0, MOST_FIELDS).map(([name, value]) => ({
      type: "mrkdwn",
      text: `*${name}*\n${fitted(value, MOST)}`,
      verbatim: true,
    })),
  };
}

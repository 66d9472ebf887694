import { inert } from "#bot/slack/blocks/text.ts";

const MAX = 300;

/** Formats a line to type as code in mrkdwn. People's text in it can't end the code early. */
export function typeable(line: string): string {
  return `\`${inert(line.replaceAll("`", "'").replaceAll(/\s+/gu, " ").trim(), MAX)}\``;
}

import { inert } from "#bot/slack/blocks/text.ts";

const MAX = 300;

/** Code in mrkdwn. People's text in the line can't end the code early. */
export function typeable(line: string): string {
  return `\`${inert(line.replaceAll("`", "'").replaceAll(/\s+/gu, " ").trim(), MAX)}\``;
}

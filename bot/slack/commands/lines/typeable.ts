import { inert } from "#bot/slack/blocks/text.ts";

const MAX = 300;

/** Backticks in the line can't end the code span. */
export function typeable(line: string): string {
  return `\`${inert(line.replaceAll("`", "'").replaceAll(/\s+/gu, " ").trim(), MAX)}\``;
}

import { inert } from "../blocks/text.ts";

const MOST = 300;

/** A line to type, as mrkdwn shows it; what a person wrote in it can't end it early. */
export function typeable(line: string): string {
  return `\`${inert(line.replaceAll("`", "'").replaceAll(/\s+/gu, " ").trim(), MOST)}\``;
}

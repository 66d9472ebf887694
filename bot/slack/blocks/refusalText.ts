import type { Refusal } from "#core/refusal.ts";
import { escaped } from "./text.ts";

/** Returns a refusal as mrkdwn: its text, with the page where the person can resolve it, if there is one. */
export function refusalText({ message, link }: Pick<Refusal, "message" | "link">): string {
  return link ? `${escaped(message)}\n<${link.url}|${escaped(link.label)}>` : escaped(message);
}

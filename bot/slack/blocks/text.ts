const ELLIPSIS = "…";

/** Escapes people's text for mrkdwn, so that no mention, link or entity in it works. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/**
 * Cuts text to `most` characters as Slack counts them (UTF-16 units). Ends a cut text in an ellipsis and never cuts
 * within an emoji.
 */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = Array.from(text.slice(0, most - ELLIPSIS.length));
  const last = whole.at(-1) ?? "";
  const isHalf = last.length === 1 && last >= "\uD800" && last <= "\uDBFF";
  return (isHalf ? whole.slice(0, -1) : whole).join("") + ELLIPSIS;
}

/** Cuts people's text to `most` characters and then escapes it, so that a cut never halves an entity. */
export function inert(text: string, most: number): string {
  return escaped(clipped(text, most));
}

const ELLIPSIS = "…";

/** Security: mentions, links, and entities in the text have no effect in mrkdwn. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** `most` is in UTF-16 units, as Slack counts characters. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = Array.from(text.slice(0, most - ELLIPSIS.length));
  const last = whole.at(-1) ?? "";
  const isHalf = last.length === 1 && last >= "\uD800" && last <= "\uDBFF";
  return (isHalf ? whole.slice(0, -1) : whole).join("") + ELLIPSIS;
}

/** Truncates before escaping, so that no entity is cut in half. */
export function inert(text: string, most: number): string {
  return escaped(clipped(text, most));
}

const ELLIPSIS = "…";

/** People's text for mrkdwn, without working mentions, links, or entities. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** `most` are characters as Slack counts them (UTF-16 units). */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = Array.from(text.slice(0, most - ELLIPSIS.length));
  const last = whole.at(-1) ?? "";
  const isHalf = last.length === 1 && last >= "\uD800" && last <= "\uDBFF";
  return (isHalf ? whole.slice(0, -1) : whole).join("") + ELLIPSIS;
}

/** Truncates before escaping, so an entity is never cut in half. */
export function inert(text: string, most: number): string {
  return escaped(clipped(text, most));
}

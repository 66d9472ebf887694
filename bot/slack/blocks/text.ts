const ELLIPSIS = "…";

/** People's text in mrkdwn: no mention, link or entity of theirs comes alive. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** At most `most` characters as Slack counts them (UTF-16 units); what was longer ends in an ellipsis, no emoji is cut in two. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const whole = Array.from(text.slice(0, most - ELLIPSIS.length));
  const last = whole.at(-1) ?? "";
  const isHalf = last.length === 1 && last >= "\uD800" && last <= "\uDBFF";
  return (isHalf ? whole.slice(0, -1) : whole).join("") + ELLIPSIS;
}

/** People's text of at most `most` characters, then made inert; a cut never leaves half an entity. */
export function inert(text: string, most: number): string {
  return escaped(clipped(text, most));
}

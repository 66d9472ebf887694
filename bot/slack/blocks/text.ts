const ELLIPSIS = "…";

/** Security: the text can't form mentions or labeled links in mrkdwn. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** `most` is in UTF-16 code units. */
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

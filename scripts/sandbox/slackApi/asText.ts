/** What somebody sent, if it is text; else the fallback. */
export function asText(value: unknown, fallback = ""): string {
  return typeof value === "string" ? value : fallback;
}

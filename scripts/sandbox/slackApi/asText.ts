/** Returns a value if it is text; otherwise the fallback. */
export function asText(value: unknown, fallback = ""): string {
  return typeof value === "string" ? value : fallback;
}

/** Returns the value if it is a string; otherwise the fallback. */
export function asText(value: unknown, fallback = ""): string {
  return typeof value === "string" ? value : fallback;
}

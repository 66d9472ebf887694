export function asText(value: unknown, fallback = ""): string {
  return typeof value === "string" ? value : fallback;
}

/**
 * Such as "Nobody", "Tom Okafor, Kim Lee", or "Tom Okafor, Kim Lee, and 5 others". `more` counts people who aren't in
 * `names`.
 */
export function namesInShort(names: readonly string[], more = 0): string {
  if (names.length === 0) return "Nobody";
  if (names.length + more <= 3) return names.join(", ");
  return `${names.slice(0, 2).join(", ")}, and ${names.length - 2 + more} others`;
}

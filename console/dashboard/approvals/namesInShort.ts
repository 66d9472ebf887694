/**
 * Returns "Nobody", "Tom Okafor, Kim Lee", or for more than three people "Tom Okafor, Kim Lee, and 5 others". `more` is
 * the number of people whose names are omitted.
 */
export function namesInShort(names: readonly string[], more = 0): string {
  if (names.length === 0) return "Nobody";
  if (names.length + more <= 3) return names.join(", ");
  return `${names.slice(0, 2).join(", ")}, and ${names.length - 2 + more} others`;
}

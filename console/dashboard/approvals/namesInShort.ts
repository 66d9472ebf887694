/** Returns "Nobody", "Tom Okafor, Kim Lee", or for more than three names "Tom Okafor, Kim Lee and 5 others". */
export function namesInShort(names: readonly string[]): string {
  if (names.length === 0) return "Nobody";
  if (names.length <= 3) return names.join(", ");
  return `${names.slice(0, 2).join(", ")} and ${names.length - 2} others`;
}

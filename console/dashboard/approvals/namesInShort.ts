/** `more` counts people who aren't in `names`. */
export function namesInShort(names: readonly string[], more = 0): string {
  if (names.length === 0) return "Nobody";
  if (more === 0 && names.length <= 3) return names.join(", ");
  const shown = names.slice(0, 2);
  return `${shown.join(", ")}, and ${names.length + more - shown.length} others`;
}

/** Returns the sentences of a passage, without quoted code, markup, and link URLs. */
export function sentencesOf(passage: string): string[] {
  const prose = passage
    .replaceAll(/`[^`]*`/g, "x")
    .replaceAll(/\]\([^)]*\)|https?:\S+/g, "]")
    .replaceAll(/[*_#>|[\]]+/g, " ")
    .replaceAll(/\s+/g, " ");
  return prose.split(/(?<=[.!?:;])\s+/).map((sentence) => sentence.replace(/^[-\s"'“(]+/, "").trim());
}

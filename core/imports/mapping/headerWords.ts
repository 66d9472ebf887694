const NOISE = new Set(
  "the of a an s r n in innen employee employees worker staff column field required optional yyyy mm dd".split(" "),
);

/** "Hire Date", "hire_date", and "Date (hire)" return the same words. */
export function headerWords(header: string): string {
  return wordsOf(header).join(" ");
}

export function headerCore(header: string): string {
  const all = wordsOf(header);
  const telling = all.filter((word) => !NOISE.has(word));
  return (telling.length > 0 ? telling : all).join(" ");
}

/** In characters; the rest of a longer text is ignored. */
const LONGEST = 200;

/** Shortens the text first, because the time to sort combining marks grows with the square of their number. */
function wordsOf(header: string): string[] {
  const plain = header
    .slice(0, LONGEST)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .replaceAll(/\be mail\b/g, "email")
    .trim();
  return [...new Set(plain.split(" "))].filter((word) => word !== "").toSorted();
}

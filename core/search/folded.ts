/** Letters that don't decompose into a base letter and a mark, and the letters that match them. */
export const UNDECOMPOSED = { from: "øłđı", to: "oldi" } as const;
/** The characters that separate words, as spaces do. */
export const SEPARATORS = "-._@'’";

/** Returns a text in lower case without accents, with its words separated by single spaces. */
export function folded(text: string): string {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const letters = [...plain].map((letter) => {
    if (SEPARATORS.includes(letter)) return " ";
    const at = UNDECOMPOSED.from.indexOf(letter);
    return at === -1 ? letter : UNDECOMPOSED.to.charAt(at);
  });
  return letters.join("").replaceAll(/\s+/g, " ").trim();
}

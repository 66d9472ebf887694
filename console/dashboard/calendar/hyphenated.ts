const WORDS = [
  "Ar-mi-stice",
  "As-cen-sion",
  "As-sump-tion",
  "Con-cep-tion",
  "Con-sti-tu-tion",
  "Im-mac-u-late",
  "In-de-pend-ence",
  "June-teenth",
  "Lib-er-a-tion",
  "Mid-sum-mer",
  "Pen-te-cost",
  "Ref-or-ma-tion",
  "Re-pent-ance",
  "Thanks-giving",
  "Wash-ing-ton",
];
const SOFT = new Map(WORDS.map((word) => [word.replaceAll("-", ""), word.replaceAll("-", "\u00AD")]));
const FOUND = new RegExp(`\\b(?:${[...SOFT.keys()].join("|")})\\b`, "g");

/** Adds soft hyphens for browsers without a hyphenation dictionary. */
export function hyphenated(name: string): string {
  return name.replace(FOUND, (word) => SOFT.get(word) ?? word);
}

/** Letters that don't decompose into a base letter and a mark. */
export const UNDECOMPOSED = { from: "øłđıς", to: "oldiσ" } as const;
/** Each character must be a single UTF-16 code unit. */
export const SEPARATORS = "-._@'’\u00a0";

export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(/[øłđıς]/g, (letter) => UNDECOMPOSED.to.charAt(UNDECOMPOSED.from.indexOf(letter)))
    .replaceAll(/[\s\-._@'’]+/g, " ")
    .trim();
}

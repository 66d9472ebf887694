export function nameFromEmail(email: string): string {
  const account = email.split("@", 1)[0] ?? "";
  const words = (account.split("+", 1)[0] || account).split(/[._]+/).filter(Boolean);
  return words.map(capitalised).join(" ") || account;
}

export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? "")).join("");
}

function capitalised(word: string): string {
  return word.replaceAll(/(^|-)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** `charAt(0)` would split surrogate pairs and drop combining marks. */
function firstLetter(word: string): string {
  return (/^\P{M}\p{M}*/u.exec(word)?.[0] ?? "").toUpperCase();
}

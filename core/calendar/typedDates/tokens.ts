export type Token = { start: number; end: number } & (
  | { kind: "date"; year: number; month: number; day: number; isIso: boolean }
  /** Numbers such as `3/4` or `3.4.2027`, before the order of month and day is known. */
  | { kind: "numeric"; first: number; second: number; year: number | undefined }
  | { kind: "number"; value: number; isOrdinal: boolean }
  | { kind: "fraction"; value: number }
  | { kind: "word"; word: string }
  | { kind: "until" | "and" | "note" | "other" }
);

const MAX_CHARACTERS = 200;

const FORMS = [
  /(?<note>--+(?=\s|$|[^\s>-]))/u,
  /(?<until>\.{2,3}|[-=]+>|[-–—→…~])/u,
  /(?<and>[,&+])/u,
  /(?<iso>\d{4}-\d{1,2}-\d{1,2})(?!\d)/u,
  /(?<ymd>\d{4}[/.]\d{1,2}[/.]\d{1,2})(?!\d)/u,
  /(?<compact>(?:19|20|21)\d{6})(?!\d)/u,
  /(?<fraction>0[.,]5(?!\d)|\d{0,3}½|\d{1,3}[.,]\d(?=\s*(?:d|days?|w|wks?|weeks?)\b))/u,
  /(?<numeric>\d{1,2}[/.]\d{1,2}(?:[/.](?:\d{4}|\d{2}))?|\d{1,2}-\d{1,2}-\d{4})(?!\d)/u,
  /(?<number>\d{1,9})(?!\d)(?:(?<ordinal>st\b|nd\b|rd\b|th\b)|\.(?=\s*[\p{L}–-]))?/u,
  /(?<word>\p{L}[\p{L}’']*)(?:\.(?!\.))?/u,
  /(?<other>[^\s()[\]])/u,
];
const TOKEN = new RegExp(FORMS.map(({ source }) => source).join("|"), "giu");

export function tokensOf(text: string): Token[] {
  return [...text.slice(0, MAX_CHARACTERS).matchAll(TOKEN)].map((match): Token => {
    const { note, until, and, iso, ymd, compact, fraction, numeric, number, ordinal, word } = match.groups ?? {};
    const at = { start: match.index, end: match.index + match[0].length };
    if (note) return { ...at, kind: "note" };
    if (until) return { ...at, kind: "until" };
    if (and) return { ...at, kind: "and" };
    if (iso) return { ...at, kind: "date", ...partsOf(iso.split("-")), isIso: iso.length === 10 };
    if (ymd) return { ...at, kind: "date", ...partsOf(ymd.split(/[/.]/)), isIso: false };
    if (compact) return { ...at, kind: "date", ...partsOf(cut(compact)), isIso: false };
    if (fraction) return { ...at, kind: "fraction", value: fractionOf(fraction) };
    if (numeric) return { ...at, kind: "numeric", ...numericOf(numeric.split(/[/.-]/)) };
    if (number) return { ...at, kind: "number", value: Number(number), isOrdinal: ordinal !== undefined };
    if (word) return { ...at, kind: "word", word: word.toLowerCase() };
    return { ...at, kind: "other" };
  });
}

function partsOf([year, month, day]: string[]): { year: number; month: number; day: number } {
  return { year: Number(year), month: Number(month), day: Number(day) };
}

function cut(digits: string): string[] {
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)];
}

function numericOf([first, second, year]: string[]) {
  const century = year?.length === 2 ? 2000 : 0;
  return {
    first: Number(first),
    second: Number(second),
    year: year === undefined ? undefined : century + Number(year),
  };
}

function fractionOf(text: string): number {
  return text.endsWith("½") ? Number(text.slice(0, -1)) + 0.5 : Number(text.replace(",", "."));
}

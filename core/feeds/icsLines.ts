const LINE_BYTES = 75;
const ASCII = /^[\x20-\x7e]*$/;
const PLAIN = /^[\x20-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;
const SPECIAL = /[\\;,\p{Cc}\p{Cs}\u2028\u2029]/u;
const CONTROL = /[\p{Cc}\p{Cs}]/gu;

/** Escapes text (RFC 5545, 3.3.11). */
export function icsText(text: string): string {
  if (PLAIN.test(text) || !SPECIAL.test(text)) return text;
  return text
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/g, "\n")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`)
    .replaceAll(CONTROL, "");
}

/** Folds the line into parts of at most 75 bytes in UTF-8, not counting line breaks (RFC 5545, 3.1). */
export function icsLine(line: string): string {
  if (line.length <= LINE_BYTES && ASCII.test(line)) return `${line}\r\n`;
  let folded = "";
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character.codePointAt(0) ?? 0);
    if (bytes + size > LINE_BYTES) {
      folded += "\r\n ";
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return `${folded}\r\n`;
}

function bytesOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

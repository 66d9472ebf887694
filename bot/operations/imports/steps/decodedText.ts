import { MAX_BYTES } from "#core/imports/importLimits.ts";
import { brokenFile } from "#core/imports/WrongRows.ts";

export type FileEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

type Decoder = InstanceType<typeof TextDecoder>;

const ENOUGH = 4;

/** Without a byte order mark, the first non-ASCII character distinguishes UTF-8 from Windows-1252. */
export async function* decodedText(
  file: AsyncIterable<Uint8Array>,
  onEncoding: (encoding: FileEncoding) => void = () => {},
): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  let isFirst = true;
  let held: Uint8Array = new Uint8Array();
  const begin = (encoding: FileEncoding) => {
    onEncoding(encoding);
    decoder = new TextDecoder(encoding, { fatal: true });
    return decoder;
  };
  for await (const chunk of withinLimit(file)) {
    if (decoder) {
      yield decoded(decoder, chunk);
      continue;
    }
    held = joined(held, chunk);
    if (held.length < ENOUGH) continue;
    const marked = isFirst ? markedEncoding(held) : undefined;
    isFirst = false;
    const place = marked ? 0 : held.findIndex(isBeyondAscii);
    if (place < 0) {
      yield asciiText(held);
      held = new Uint8Array();
      continue;
    }
    if (held.length - place < ENOUGH) continue;
    yield asciiText(held.subarray(0, place));
    const rest = held.subarray(place);
    held = new Uint8Array();
    yield decoded(begin(marked ?? encodingOf(rest)), rest);
  }
  if (!decoder) decoder = begin(isFirst ? (markedEncoding(held) ?? encodingOf(held)) : encodingOf(held));
  yield decoded(decoder, held);
  yield decodedEnd(decoder);
}

async function* withinLimit(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw brokenFile("The file is larger than 10 MB");
    yield chunk;
  }
}

function markedEncoding(bytes: Uint8Array): FileEncoding | undefined {
  const [first, second, third] = bytes;
  if (first === 0x50 && second === 0x4b && third === 0x03) {
    throw brokenFile("This is a spreadsheet file, not CSV. Save it as CSV and choose the file again.");
  }
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xef && second === 0xbb && third === 0xbf ? "utf-8" : undefined;
}

function encodingOf(bytes: Uint8Array): FileEncoding {
  const place = bytes.findIndex(isBeyondAscii);
  if (place < 0) return "utf-8";
  const [first = 0, ...others] = bytes.subarray(place, place + ENOUGH);
  const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  const rest = others.slice(0, Math.max(0, length - 1));
  const isUtf8 = length > 0 && rest.length === length - 1 && rest.every((byte) => (byte & 0xc0) === 0x80);
  return isUtf8 ? "utf-8" : "windows-1252";
}

function isBeyondAscii(byte: number): boolean {
  return byte > 0x7f;
}

function asciiText(bytes: Uint8Array): string {
  return withoutNul(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1"));
}

function decoded(decoder: Decoder, bytes: Uint8Array): string {
  try {
    return withoutNul(decoder.decode(bytes, { stream: true }));
  } catch (error) {
    throw error instanceof TypeError ? mixedEncodings() : error;
  }
}

function decodedEnd(decoder: Decoder): string {
  try {
    return decoder.decode();
  } catch {
    throw mixedEncodings();
  }
}

function mixedEncodings() {
  return brokenFile("The file mixes character encodings. Save it as “CSV UTF-8” and try again.");
}

function withoutNul(text: string): string {
  if (text.includes("\0")) throw brokenFile("This isn't a CSV file. Save it as “CSV UTF-8” and try again.");
  return text;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  return one.length === 0 ? other : Buffer.concat([one, other]);
}

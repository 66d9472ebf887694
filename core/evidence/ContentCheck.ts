import type { EvidenceType } from "./evidenceTypes.ts";

/** In bytes. Must hold the first box of a HEIC file and the header of the next box. */
const HEAD = 4096;
const TAIL = 2048;

export class ContentCheck {
  readonly #head = new Uint8Array(HEAD);
  readonly #end = new EndOfFile();
  #size = 0;
  #last = 0;
  #hasEndOfJpeg = false;

  get size(): number {
    return this.#size;
  }

  add(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    if (this.#size < HEAD) this.#head.set(bytes.subarray(0, HEAD - this.#size), this.#size);
    this.#end.add(bytes);
    this.#hasEndOfJpeg ||= (this.#last === 0xff && bytes[0] === 0xd9) || hasEndOfJpeg(bytes);
    this.#last = bytes[bytes.length - 1] ?? 0;
    this.#size += bytes.length;
  }

  /** Requires all bytes of the file. Returns undefined if the content isn't a complete file of an accepted type. */
  type(): EvidenceType | undefined {
    const head = this.#head.subarray(0, this.#size);
    const tail = this.#end.tail;
    if (isPdf(head, tail)) return "application/pdf";
    if (isPng(head, tail)) return "image/png";
    // Phones append a video to some photos, so the end of the image isn't always the end of the file.
    if (isJpegStart(head) && this.#hasEndOfJpeg) return "image/jpeg";
    return isHeic(head, this.#size) ? "image/heic" : undefined;
  }
}

class EndOfFile {
  readonly #bytes = new Uint8Array(2 * TAIL);
  #length = 0;

  add(bytes: Uint8Array): void {
    const last = bytes.subarray(-TAIL);
    if (this.#length + last.length > this.#bytes.length) {
      this.#bytes.copyWithin(0, this.#length - TAIL, this.#length);
      this.#length = TAIL;
    }
    this.#bytes.set(last, this.#length);
    this.#length += last.length;
  }

  get tail(): Uint8Array {
    return this.#bytes.subarray(Math.max(0, this.#length - TAIL), this.#length);
  }
}

/** Doesn't check that the file is complete. */
export function typeOfStart(head: Uint8Array): EvidenceType | undefined {
  if (startsWith(head, PDF)) return "application/pdf";
  if (startsWith(head, PNG)) return "image/png";
  if (isJpegStart(head)) return "image/jpeg";
  return isHeicStart(head) ? "image/heic" : undefined;
}

const PDF = ascii("%PDF-");
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const IMAGE_HEADER = Uint8Array.of(0, 0, 0, 13, ...ascii("IHDR"));
const IMAGE_END = Uint8Array.of(0, 0, 0, 0, ...ascii("IEND"), 0xae, 0x42, 0x60, 0x82);
const BIT_DEPTHS = [1, 2, 4, 8, 16];
const COLOR_TYPES = [0, 2, 3, 4, 6];
/** Excludes `mif1`, which AVIF files may contain. */
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"];
const BOXES_AFTER_BRANDS = ["meta", "mdat", "moov", "free", "skip", "uuid"];

function isPdf(head: Uint8Array, tail: Uint8Array): boolean {
  return startsWith(head, PDF) && includes(tail, ascii("startxref")) && includes(tail, ascii("%%EOF"));
}

function isPng(head: Uint8Array, tail: Uint8Array): boolean {
  if (!startsWith(head, PNG) || !startsWith(head.subarray(8), IMAGE_HEADER) || head.length < 33) return false;
  const [width, height] = [numberAt(head, 16), numberAt(head, 20)];
  const [depth = 0, color = 1] = head.subarray(24, 26);
  const isImage = width > 0 && height > 0 && BIT_DEPTHS.includes(depth) && COLOR_TYPES.includes(color);
  return isImage && includes(tail, IMAGE_END);
}

function isJpegStart(head: Uint8Array): boolean {
  const [start, image, next, marker = 0, high = 0, low = 0] = head;
  const isMarker = marker >= 0xc0 && marker <= 0xfe && !(marker >= 0xd0 && marker <= 0xd9);
  return start === 0xff && image === 0xd8 && next === 0xff && isMarker && high * 256 + low >= 2;
}

function hasEndOfJpeg(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

function isHeicStart(head: Uint8Array): boolean {
  const length = numberAt(head, 0);
  if (textAt(head, 4) !== "ftyp" || length < 16 || length % 4 !== 0 || length > head.length) return false;
  const compatible = Array.from({ length: (length - 16) / 4 }, (_, index) => textAt(head, 16 + 4 * index));
  return [textAt(head, 8), ...compatible].some((brand) => HEIC_BRANDS.includes(brand));
}

function isHeic(head: Uint8Array, size: number): boolean {
  if (!isHeicStart(head)) return false;
  const next = numberAt(head, 0);
  const length = numberAt(head, next);
  // A length of 1 means that a longer length field follows; 0 means that the box extends to the end of the file.
  const isWithin = length <= 1 || (length >= 8 && next + length <= size);
  return BOXES_AFTER_BRANDS.includes(textAt(head, next + 4)) && isWithin && size > next + 8;
}

function numberAt(bytes: Uint8Array, at: number): number {
  return bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 256 + byte, 0);
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function startsWith(bytes: Uint8Array, start: Uint8Array): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function includes(bytes: Uint8Array, part: Uint8Array): boolean {
  for (let at = 0; at + part.length <= bytes.length; at++) if (startsWith(bytes.subarray(at), part)) return true;
  return false;
}

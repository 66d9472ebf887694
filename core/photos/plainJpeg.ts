import { PHOTO_PIXELS, unfitPhoto } from "./photoLimits.ts";

const START = [0xff, 0xd8] as const;
const END = 0xd9;
const SCAN = 0xda;
/** Stuffed bytes (0) and restart markers (0xd0 to 0xd7) don't end the scan. */
const isOfScan = (marker: number | undefined) =>
  marker === 0 || (marker !== undefined && marker >= 0xd0 && marker <= 0xd7);
const FILL = 0xff;
/** Huffman tables, quantization tables, and the restart interval. */
const TABLES: readonly number[] = [0xc4, 0xdb, 0xdd];
/** A JFIF segment without a thumbnail has a length of 16. */
const JFIF = { marker: 0xe0, length: 16 };
/** Start-of-frame markers. The exceptions in the range aren't frames. */
const FRAMES = { from: 0xc0, to: 0xcf, except: [0xc4, 0xc8, 0xcc] };
/** Offsets within a frame's data, after its marker and length. */
const HEIGHT_AT = 1;
const WIDTH_AT = 3;

/** Removes metadata, such as the location. Throws (400) unless the image is a JPEG whose size satisfies `fits`. */
export function plainJpeg(image: Uint8Array, fits = isPhotoSize): Uint8Array {
  if (image[0] !== START[0] || image[1] !== START[1]) throw notJpeg();
  const parts: Uint8Array[] = [Uint8Array.from(START)];
  let frames = 0;
  let scans = 0;
  for (let at = 2; ;) {
    const marker = image[at + 1];
    if (image[at] !== 0xff || marker === undefined) throw notJpeg();
    if (marker === FILL) {
      at += 1;
      continue;
    }
    if (marker === END) {
      if (scans === 0) throw notJpeg();
      return joined([...parts, image.subarray(at, at + 2)]);
    }
    const length = numberAt(image, at + 2);
    if (length < 2 || at + 2 + length > image.length) throw notJpeg();
    if (isFrame(marker)) {
      frames += 1;
      const sideAt = (offset: number) => numberAt(image, at + 4 + offset);
      if (!fits(sideAt(WIDTH_AT), sideAt(HEIGHT_AT))) throw wrongSize();
    }
    if (marker === SCAN) {
      if (frames !== 1) throw notJpeg();
      scans += 1;
    }
    const end = at + 2 + length;
    const next = marker === SCAN ? endOfScan(image, end) : end;
    if (isPicture(marker, length)) parts.push(image.subarray(at, next));
    at = next;
  }
}

function endOfScan(image: Uint8Array, from: number): number {
  for (let at = image.indexOf(0xff, from); at !== -1; at = image.indexOf(0xff, at + 1)) {
    if (!isOfScan(image[at + 1])) return at;
  }
  throw notJpeg();
}

function isPhotoSize(width: number, height: number): boolean {
  return width === PHOTO_PIXELS && height === PHOTO_PIXELS;
}

function isFrame(marker: number): boolean {
  return marker >= FRAMES.from && marker <= FRAMES.to && !FRAMES.except.includes(marker);
}

/** Other parts may contain locations, times, or thumbnails. */
function isPicture(marker: number, length: number): boolean {
  if (marker === JFIF.marker) return length === JFIF.length;
  return isFrame(marker) || marker === SCAN || TABLES.includes(marker);
}

function numberAt(image: Uint8Array, at: number): number {
  return ((image[at] ?? 0) << 8) | (image[at + 1] ?? 0);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function notJpeg() {
  return unfitPhoto("The photo must be a JPEG image");
}

function wrongSize() {
  return unfitPhoto(`The photo must be ${PHOTO_PIXELS} × ${PHOTO_PIXELS} pixels`);
}

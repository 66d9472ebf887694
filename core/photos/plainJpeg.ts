import { PHOTO_PIXELS, unfitPhoto } from "./photoLimits.ts";

const START = [0xff, 0xd8] as const;
const SCAN = 0xda;
/** The marker of the part that browsers need to read colors; other application parts may hold places and times. */
const JFIF = 0xe0;
const COMMENT = 0xfe;
/** The parts that begin a frame and hold its size; three numbers of the range mean something else. */
const FRAMES = { from: 0xc0, to: 0xcf, except: [0xc4, 0xc8, 0xcc] };
/** Within the part of a frame, after its marker and length. */
const HEIGHT_AT = 1;
const WIDTH_AT = 3;

/**
 * Returns a JPEG image without its metadata, such as the place where it was taken. Throws (400) if the bytes aren't a
 * JPEG image of exactly the size of a photo.
 */
export function plainJpeg(image: Uint8Array): Uint8Array {
  if (image[0] !== START[0] || image[1] !== START[1]) throw notJpeg();
  const parts: Uint8Array[] = [Uint8Array.from(START)];
  let frames = 0;
  for (let at = 2; ;) {
    const marker = image[at + 1];
    const length = numberAt(image, at + 2);
    if (image[at] !== 0xff || marker === undefined || length < 2 || at + 2 + length > image.length) throw notJpeg();
    if (isFrame(marker)) {
      frames += 1;
      const [width, height] = [WIDTH_AT, HEIGHT_AT].map((offset) => numberAt(image, at + 4 + offset));
      if (width !== PHOTO_PIXELS || height !== PHOTO_PIXELS) throw wrongSize();
    }
    if (marker === SCAN) {
      if (frames !== 1) throw notJpeg();
      // Everything from the first scan on is the compressed image.
      return joined([...parts, image.subarray(at)]);
    }
    const next = at + 2 + length;
    if (!isMetadata(marker)) parts.push(image.subarray(at, next));
    at = next;
  }
}

function isFrame(marker: number): boolean {
  return marker >= FRAMES.from && marker <= FRAMES.to && !FRAMES.except.includes(marker);
}

function isMetadata(marker: number): boolean {
  return (marker > JFIF && marker <= 0xef) || marker === COMMENT;
}

/** Returns the number of two bytes; 0 past the end. */
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

import { unfitPhoto } from "./photoLimits.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
const HEADER = { type: "IHDR", length: 13 };
const END = "IEND";
/** Other parts may contain text, locations, times, color profiles, or animations. */
const PARTS: readonly string[] = [HEADER.type, "PLTE", "tRNS", "IDAT", END];
/** The bytes of a part besides its data: length (4), type (4), and checksum (4). */
const AROUND = 12;

/** Removes metadata. Throws (400) unless the image is a PNG whose size satisfies `fits`. */
export function plainPng(image: Uint8Array, fits: (width: number, height: number) => boolean): Uint8Array {
  if (!isPng(image)) throw notPng();
  const parts: Uint8Array[] = [image.subarray(0, SIGNATURE.length)];
  for (let at: number = SIGNATURE.length; ;) {
    const length = numberAt(image, at);
    const type = String.fromCharCode(...image.subarray(at + 4, at + 8));
    const next = at + AROUND + length;
    if (next > image.length || (parts.length === 1) !== (type === HEADER.type)) throw notPng();
    if (type === HEADER.type) {
      if (length !== HEADER.length) throw notPng();
      if (!fits(numberAt(image, at + 8), numberAt(image, at + 12))) throw unfitPhoto("The photo must be square");
    }
    if (PARTS.includes(type)) parts.push(image.subarray(at, next));
    if (type === END) return Uint8Array.from(parts.flatMap((part) => [...part]));
    at = next;
  }
}

export function isPng(image: Uint8Array): boolean {
  return SIGNATURE.every((byte, at) => image[at] === byte);
}

function numberAt(image: Uint8Array, at: number): number {
  return image.subarray(at, at + 4).reduce((sum, byte) => sum * 256 + byte, 0);
}

function notPng() {
  return unfitPhoto("The photo must be a JPEG or PNG image");
}

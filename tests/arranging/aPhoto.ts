import { PHOTO_PIXELS } from "#core/photos/photoLimits.ts";

const part = (marker: number, ...content: number[]) => [0xff, marker, 0, content.length + 2, ...content];
const size = (pixels: number) => [pixels >> 8, pixels & 0xff];

export function aPhoto({
  width = PHOTO_PIXELS,
  height = PHOTO_PIXELS,
  secret = "",
  scan = "a picture",
} = {}): Uint8Array {
  return Uint8Array.from([
    0xff,
    0xd8,
    ...part(0xe0, ...Buffer.from("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0),
    ...(secret ? part(0xe1, ...Buffer.from(secret)) : []),
    ...part(0xc0, 8, ...size(height), ...size(width), 1, 1, 0x11, 0),
    ...part(0xda, 1, 1, 0, 0, 63, 0),
    ...Buffer.from(scan),
    0xff,
    0xd9,
  ]);
}

const numberOf = (value: number) => [24, 16, 8, 0].map((bits) => (value >> bits) & 0xff);
const pngPart = ([type, content]: [string, string]) => [
  ...numberOf(content.length),
  ...Buffer.from(type + content, "latin1"),
  ...numberOf(0),
];

export function aPng({
  pixels = 192,
  first = {},
  parts = {},
  data = "a picture",
}: {
  pixels?: number;
  first?: Record<string, string>;
  parts?: Record<string, string>;
  data?: string;
} = {}): Uint8Array {
  const header = String.fromCharCode(...numberOf(pixels), ...numberOf(pixels), 8, 2, 0, 0, 0);
  const all = [...Object.entries(first), ["IHDR", header], ...Object.entries(parts), ["IDAT", data], ["IEND", ""]];
  return Uint8Array.from([
    ...Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    ...all.flatMap((one) => pngPart(one as [string, string])),
  ]);
}

export function photoBody(photo: Uint8Array = aPhoto()): { image: string } {
  return { image: Buffer.from(photo).toString("base64") };
}

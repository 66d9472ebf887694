import { MAX_PHOTO_BYTES, unfitPhoto } from "./photoLimits.ts";
import { plainJpeg } from "./plainJpeg.ts";
import { isPng, plainPng } from "./plainPng.ts";

const PIXELS = { min: 24, max: 512 };

/** Returns a JPEG or PNG image without metadata. Throws (400) if the picture can't be a photo. */
export function photoFromService(picture: Uint8Array): Uint8Array {
  const image = isPng(picture) ? plainPng(picture, isSquare) : plainJpeg(picture, isSquare);
  if (image.length > MAX_PHOTO_BYTES) throw unfitPhoto(`The photo can be at most ${MAX_PHOTO_BYTES / 1024} KB`);
  return image;
}

function isSquare(width: number, height: number): boolean {
  return width === height && width >= PIXELS.min && width <= PIXELS.max;
}

import { Refusal } from "#core/refusal.ts";

/** The width and height of a stored photo in pixels. */
export const PHOTO_PIXELS = 256;
/** The maximum size of a photo in bytes. */
export const MAX_PHOTO_BYTES = 100 * 1024;

/** Returns the refusal (400) of a photo, with the reason as its text. */
export function unfitPhoto(text: string): Refusal {
  return new Refusal("invalid", "unfit_photo", text, { fields: { image: text } });
}

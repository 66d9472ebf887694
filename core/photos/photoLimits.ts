import { Refusal } from "#core/refusal.ts";

export const PHOTO_PIXELS = 256;
export const MAX_PHOTO_BYTES = 100 * 1024;

export function unfitPhoto(text: string): Refusal {
  return new Refusal("invalid", "unfit_photo", text, { fields: { image: text } });
}

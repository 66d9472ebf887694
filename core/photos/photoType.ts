import { isPng } from "./plainPng.ts";

/** Returns the type of a stored photo, which is a JPEG or PNG image. */
export function photoType(image: Uint8Array): "jpeg" | "png" {
  return isPng(image) ? "png" : "jpeg";
}

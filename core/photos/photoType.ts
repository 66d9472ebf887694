import { isPng } from "./plainPng.ts";

/** Stored photos are JPEG or PNG images. */
export function photoType(image: Uint8Array): "jpeg" | "png" {
  return isPng(image) ? "png" : "jpeg";
}

import { isPng } from "./plainPng.ts";

export function photoType(image: Uint8Array): "jpeg" | "png" {
  return isPng(image) ? "png" : "jpeg";
}

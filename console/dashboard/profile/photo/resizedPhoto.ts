import { type Crop, cropSquare } from "#core/photos/cropSquare.ts";
import { PHOTO_PIXELS } from "#core/photos/photoLimits.ts";

/** From 0 to 1. */
const QUALITY = 0.88;

/** Fills transparent parts with white, because JPEG has no transparency. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { x, y, side } = cropSquare(picture, crop);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** Returns a JPEG image in base64 without the picture's metadata. */
export function resizedPhoto(picture: ImageBitmap, crop: Crop): string {
  const canvas = document.createElement("canvas");
  canvas.width = PHOTO_PIXELS;
  canvas.height = PHOTO_PIXELS;
  drawCrop(canvas, picture, crop);
  return canvas.toDataURL("image/jpeg", QUALITY).split(",")[1] ?? "";
}

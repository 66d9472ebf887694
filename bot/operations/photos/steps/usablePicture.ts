import { photoFromService } from "#core/photos/photoFromService.ts";
import { Refusal } from "#core/refusal.ts";
import type { PictureOf, PicturePlace } from "../PictureOf.ts";

export async function usablePicture(place: PicturePlace, pictureOf: PictureOf): Promise<Uint8Array | undefined> {
  const picture = await pictureOf(place);
  if (!picture) return undefined;
  try {
    return photoFromService(picture);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

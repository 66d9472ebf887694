import { noteGooglePicture } from "#db/queries/photos/servicePhotos.ts";
import type { GoogleProfile } from "../auth/google/GoogleProfile.ts";

/** In characters. Longer URLs are ignored. */
const LONGEST = 2000;

/** Google returns the picture's URL only when the person returns from Google. */
export async function rememberGooglePicture({ subject, picture }: GoogleProfile): Promise<void> {
  await noteGooglePicture(subject, picture !== undefined && picture.length <= LONGEST ? picture : null);
}

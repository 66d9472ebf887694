import { noteGooglePicture } from "#db/queries/photos/servicePhotos.ts";
import type { GoogleProfile } from "../auth/google/GoogleProfile.ts";

/** In characters; longer addresses are ignored. */
const LONGEST = 2000;

/** Google returns the picture's address only when the person comes back from there. */
export async function rememberGooglePicture({ subject, picture }: GoogleProfile): Promise<void> {
  await noteGooglePicture(subject, picture !== undefined && picture.length <= LONGEST ? picture : null);
}

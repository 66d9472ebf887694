import { noteGooglePicture } from "#db/queries/photos/servicePhotos.ts";
import type { GoogleProfile } from "../auth/google/GoogleProfile.ts";

const LONGEST = 2000;

export async function rememberGooglePicture({ subject, picture }: GoogleProfile): Promise<void> {
  await noteGooglePicture(subject, picture !== undefined && picture.length <= LONGEST ? picture : null);
}

import { noteGooglePicture } from "#db/queries/photos/servicePhotos.ts";
import type { GoogleProfile } from "../auth/google/GoogleProfile.ts";

/** The longest address that is stored, in characters; longer ones are ignored. */
const LONGEST = 2000;

/** Remembers the address of a picture after a person came back from Google, which returns it only then. */
export async function rememberGooglePicture({ subject, picture }: GoogleProfile): Promise<void> {
  await noteGooglePicture(subject, picture !== undefined && picture.length <= LONGEST ? picture : null);
}
